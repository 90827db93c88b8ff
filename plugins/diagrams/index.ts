import { relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { DiagramDictionary } from '../../i18n/diagrams/index.ts';
import { placeDiagrams, type PageNode } from './placeDiagrams.ts';

export interface DiagramsOptions {
  /** The folder of all pages; the language is a folder in it. */
  root: string;
  words: Record<string, DiagramDictionary>;
}

/** Lets pages show a drawing of theme/mdx/diagram/: `<Diagram name="build" />`. */
export function pluginDiagrams({
  root,
  words,
}: DiagramsOptions): RspressPlugin {
  const place = () => (tree: unknown, file: { path: string }) => {
    const folders = relative(root, file.path).split(sep);
    const lang = folders.find(folder => Object.hasOwn(words, folder)) ?? '';
    // A language without words of its own may have no page with a drawing.
    placeDiagrams(tree as PageNode, words[lang] ?? ({} as DiagramDictionary));
  };
  return { name: 'diagrams', markdown: { remarkPlugins: [place] } };
}
