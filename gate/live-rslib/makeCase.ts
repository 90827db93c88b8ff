import type { Case } from './Case.ts';
import { manifest } from './sources.ts';

/** What a case may have beside its files and its configuration. */
interface Others {
  pkg?: string;
  react?: Record<string, unknown>;
}

export const make = (
  name: string,
  files: Record<string, string>,
  config: Record<string, unknown>,
  { pkg = manifest(), ...others }: Others = {},
): Case => ({
  name,
  group: 'own',
  files: { 'package.json': pkg, ...files },
  config,
  ...others,
});
