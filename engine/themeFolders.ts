import { fileURLToPath } from 'node:url';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The parts of pages: the theme's own, and those of features that have a folder. */
export const THEME_FOLDERS = [
  here('../theme'),
  here('../explorer/theme'),
  here('../error-decoder/theme'),
];
