import type { Dictionary } from '../../i18n/en.ts';
import type { TestLanguage } from '../support/languages.ts';
import type { Setup } from './Driver.ts';
import type { SitePage } from './SitePage.ts';

/** What a flow runs with. */
export interface Scene {
  page: SitePage;
  words: Dictionary;
  /** The prefix of paths in the flow's language. */
  prefix: string;
  language: TestLanguage;
  other: TestLanguage;
  /** Whether the menu, the sidebar, and the outline are behind buttons. */
  isNarrow: boolean;
}

/** Something readers do, in every engine and language and at every width. */
export interface Flow {
  name: string;
  setup?: Setup;
  /** Errors the console may show, by the reason for them. */
  allowedProblems?: Record<string, RegExp>;
  /** Engines that can't run it because of a bug that isn't ours, with the reason. */
  notIn?: Partial<Record<'firefox' | 'webkit', string>>;
  run(scene: Scene): Promise<void>;
}
