import type { Lang } from '../../site/locales.ts';
import { en } from './en.ts';
import { zh } from './zh.ts';

export type DiagramName = keyof typeof en;

/** The text of one diagram. */
export type DiagramStrings<Name extends DiagramName> = Record<
  keyof (typeof en)[Name],
  string
>;

/** A language that's missing a diagram's text doesn't compile. */
export type DiagramDictionary = {
  [Name in DiagramName]: DiagramStrings<Name>;
};

/**
 * The text of the diagrams, by language. It's separate from the UI strings so
 * that a page ships only the text of its own diagram.
 */
export const diagramStrings: Record<Lang, DiagramDictionary> = { en, zh };
