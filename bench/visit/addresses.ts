import type { Path } from './measureReading.ts';

/** A page of medium length with tabs, and two neighbors in its sidebar. */
export const path: Path = {
  start: '/guide/start/quick-start',
  cold: '/guide/start/npm-packages',
  hovered: '/guide/start/glossary',
};

/** One page of each kind, and the Chinese ones, which have different glyphs. */
export const kindAddresses = [
  '/',
  '/guide/start/',
  '/guide/basic/output-format',
  '/config/',
  '/config/lib/dts',
  '/blog/',
  '/blog/introducing-rslib',
  '/zh/',
  '/zh/guide/start/quick-start',
] as const;
