import type { Lang } from '../../site/locales.ts';
import {
  en,
  type DiagramDictionary,
  type DiagramName,
  type DiagramStrings,
} from './en.ts';
import { zh } from './zh.ts';

export type { DiagramDictionary, DiagramName, DiagramStrings };

/**
 * The text of the diagrams, by language. It's separate from the UI strings so
 * that a page ships only the text of its own diagram.
 */
export const diagramStrings: Record<Lang, DiagramDictionary> = { en, zh };
