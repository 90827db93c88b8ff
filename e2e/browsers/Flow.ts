import type { Dictionary } from '../../i18n/en.ts';
import type { TestLanguage } from '../support/languages.ts';
import type { EngineName, Setup } from './Driver.ts';
import type { SitePage } from './SitePage.ts';

/** Whose eyes a flow is seen with. */
export interface Scene {
  page: SitePage;
  words: Dictionary;
  /** What stands before an address in the language of the flow. */
  prefix: string;
  language: TestLanguage;
  other: TestLanguage;
  /** Whether menus, pages and outline are behind buttons. */
  isNarrow: boolean;
}

/** Something readers do, in any engine, language and width. */
export interface Flow {
  name: string;
  setup?: Setup;
  /** What the console may tell, by the reason for it. */
  allowedProblems?: Record<string, RegExp>;
  /** Where it cannot be done for a fault that is not ours: engine and reason. */
  notIn?: Partial<Record<EngineName, string>>;
  run(scene: Scene): Promise<void>;
}
