import type { Lang } from '../../site/locales.ts';
import { en, type HomeStrings } from './en.ts';
import { zh } from './zh.ts';

export type { HomeStrings };

/**
 * The text of the home page's tables, by language. It's separate from the UI
 * strings because search loads all of those.
 */
export const homeStrings: Record<Lang, HomeStrings> = { en, zh };
