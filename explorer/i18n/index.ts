import type { Lang } from '../../site/locales.ts';
import { en, type ExplorerKey, type ExplorerStrings } from './en.ts';
import { zh } from './zh.ts';

export type { ExplorerKey, ExplorerStrings };

/**
 * The text of the Explorer, by language. It's separate from the UI strings
 * because search loads all of those; the page hands it to its island.
 */
export const explorerStrings: Record<Lang, ExplorerStrings> = { en, zh };
