import { fileURLToPath } from 'node:url';
import type { Replacement } from '../replaceEngineModules.ts';

const browser = (file: string) =>
  fileURLToPath(new URL(`./browser/${file}`, import.meta.url));

/** Each must be met by the build, or pages would grow with the site again. */
export const replacements: readonly Replacement[] = [
  { engineModule: 'runtime/route', ours: browser('routes.ts') },
  { engineModule: 'runtime/initPageData', ours: browser('pageRecord.ts') },
];
