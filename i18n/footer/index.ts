import type { Lang } from '../../site/locales.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type FooterKey = keyof typeof en;

export type FooterStrings = Record<FooterKey, string>;

/**
 * The text of the footer, by language. It's separate from the UI strings because
 * search loads all of those.
 */
export const footerStrings: Record<Lang, FooterStrings> = { en, zh };
