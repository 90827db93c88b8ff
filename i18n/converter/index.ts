import type { Lang } from '../../site/locales.ts';
import { en, type ConverterStrings } from './en.ts';
import { zh } from './zh.ts';

/** By language, and separate from the UI strings because search loads all of those. */
export const converterStrings: Record<Lang, ConverterStrings> = { en, zh };
