import { relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import type { DiagramDictionary } from '../../i18n/diagrams/index.ts';
import { placeDiagrams, type PageNode } from './placeDiagrams.ts';

export interface DiagramsOptions {
  /** The folder of all pages; the language is a folder in it. */
  root: string;
  strings: Record<string, DiagramDictionary>;
}

/** Lets pages show a drawing of theme/mdx/diagram/: `<Diagram name="build" />`. */
export function pluginDiagrams({
  root,
  strings,
}: DiagramsOptions): RspressPlugin {
  const place = () => (tree: unknown, file: { path: string }) => {
    const folders = relative(root, file.path).split(sep);
    const lang = folders.find(folder => Object.hasOwn(strings, folder)) ?? '';
    // A language without strings of its own may have no page with a drawing.
    const texts = strings[lang] ?? ({} as DiagramDictionary);
    // The engine hands over the syntax tree of a page.
    placeDiagrams(tree as PageNode, texts);
  };
  return { name: 'diagrams', markdown: { remarkPlugins: [place] } };
}
