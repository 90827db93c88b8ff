import { createContext, useContext } from 'react';
import type { Lang } from '../../site/locales.ts';
import type { ExplorerKey, ExplorerStrings } from '../i18n/index.ts';

export interface Wording {
  words: ExplorerStrings;
  /** What notes say, by their ids. */
  notes: Record<string, Note>;
  /** Pages that explain a message of the tool, by the message. */
  remedies: Record<string, string>;
  lang: Lang;
  /** Where the messages are that pages explain. */
  errors: string;
  /** Comes before the path of a page: `/zh`. */
  base: string;
}

/** Why a result is not what one may expect, and the page with more about it. */
export interface Note {
  text: string;
  page: string;
}

/** What the parts of the Explorer say, in the page's language. */
export const WordingContext = createContext<Wording | undefined>(undefined);

export function useWording(): Wording {
  const wording = useContext(WordingContext);
  if (!wording)
    throw new Error(
      'A part of the Explorer is shown outside of it, so it has no words. Put WordingContext around it.',
    );
  return wording;
}

export function useWords(): (
  key: ExplorerKey,
  values?: Record<string, string | number>,
) => string {
  const { words } = useWording();
  return (key, values = {}) => fill(words[key], values);
}

/** Puts values into a string. */
export function fill(
  text: string,
  values: Record<string, string | number>,
): string {
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) =>
    String(values[name] ?? name),
  );
}
