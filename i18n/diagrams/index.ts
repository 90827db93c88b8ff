import type { Lang } from '../../site/locales.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type DiagramName = keyof typeof en;

/** The words of one drawing. */
export type DiagramWords<Name extends DiagramName> = Record<
  keyof (typeof en)[Name],
  string
>;

/** A language that lacks a word of a drawing does not compile. */
export type DiagramDictionary = {
  [Name in DiagramName]: DiagramWords<Name>;
};

/**
 * The words of the drawings for each language. They are apart from those of the
 * interface because a page carries only the words of its own drawing.
 */
export const diagramWords: Record<Lang, DiagramDictionary> = { en, zh };
