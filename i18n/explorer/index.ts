import type { Lang } from '../../site/locales.ts';
import { en, type ExplorerWord, type ExplorerWords } from './en.ts';
import { zh } from './zh.ts';

export type { ExplorerWord, ExplorerWords };

/**
 * The text of the Explorer, by language. It's separate from the UI strings
 * because search loads all of those; the page hands it to its island.
 */
export const explorerWords: Record<Lang, ExplorerWords> = { en, zh };
