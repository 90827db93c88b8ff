import { fileURLToPath } from 'node:url';

/** An engine module that our own takes the place of. */
export interface Replacement {
  /** Path below the engine's `dist/`, without extension. */
  engineModule: string;
  ours: string;
}

const browser = (file: string) =>
  fileURLToPath(new URL(`./browser/${file}`, import.meta.url));

/** Each must be met by the build, or pages would grow with the site again. */
export const replacements: readonly Replacement[] = [
  { engineModule: 'runtime/route', ours: browser('routes.ts') },
  { engineModule: 'runtime/initPageData', ours: browser('pageRecord.ts') },
];

/** Our module for a request made inside the engine, if it is to be replaced. */
export function findReplacement(
  request: string,
  contextInDist: string,
): Replacement | undefined {
  if (!request.startsWith('.')) return undefined;
  const parts = contextInDist.split('/').filter(Boolean);
  for (const part of request.replace(/\.js$/, '').split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.') parts.push(part);
  }
  const target = parts.join('/');
  return replacements.find(({ engineModule }) => engineModule === target);
}
