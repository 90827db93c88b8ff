import type { Evidence, NamedText } from '../proof/Evidence.ts';

/** Another world: what examples did, changed in one place. */
export interface Mutant {
  /** What's different: `dts-alias: dist/index.d.ts is gone`. */
  name: string;
  /** The examples that are different in it, by id. */
  examples: Record<string, Evidence>;
  /** What a package declares in it, by package and subject. */
  packages?: Record<string, NamedText[]>;
}
