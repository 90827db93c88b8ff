import type { Page } from './Page.ts';
import { isWordProp } from './readComponent.ts';

export interface FrontMatterValue {
  /** `hero.actions.0.link` */
  path: string;
  value: unknown;
  /** Whether people read it, so it gets translated. */
  isWords: boolean;
}

/** Keys whose value is translated, besides those that components share. */
const wordKeys = new Set(['more', 'needs', 'promise', 'titleSuffix']);

/** Every scalar value of the front matter with its path. */
export function frontMatterValues({ frontMatter }: Page): FrontMatterValue[] {
  return flatten(frontMatter, '');
}

/** The line of a front matter key, or 1 if it's missing. */
export function frontMatterLine({ source }: Page, path: string): number {
  const key = path.split('.')[0] ?? path;
  const index = source
    .split('\n')
    .findIndex(line => line.startsWith(`${key}:`));
  return index < 0 ? 1 : index + 1;
}

function flatten(value: unknown, path: string): FrontMatterValue[] {
  if (typeof value === 'object' && value !== null && !(value instanceof Date)) {
    return Object.entries(value).flatMap(([key, inner]) =>
      flatten(inner, path ? `${path}.${key}` : key),
    );
  }
  const key = path.split('.').at(-1) ?? path;
  return [{ path, value, isWords: isWordProp(key) || wordKeys.has(key) }];
}
