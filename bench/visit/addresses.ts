import type { Path } from './measureReading.ts';

/** A page of middle length with tabs, and two neighbours in its sidebar. */
export const path: Path = {
  start: '/guide/start/quick-start',
  cold: '/guide/start/npm-packages',
  hovered: '/guide/start/glossary',
};

/** One page of each kind, and the Chinese ones, which have other glyphs. */
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
