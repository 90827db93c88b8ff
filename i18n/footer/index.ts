import type { Lang } from '../../site/locales.ts';
import { en, type FooterStrings } from './en.ts';
import { zh } from './zh.ts';

/**
 * The text of the footer, by language. It's separate from the UI strings because
 * search loads all of those.
 */
export const footerStrings: Record<Lang, FooterStrings> = { en, zh };
