import { existsSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readMdx } from '../../content-model/readMdx.ts';
import type { SyntaxNode } from '../../content-model/SyntaxNode.ts';
import type { Dictionary } from '../../i18n/index.ts';
import { hasFacts, placeFacts } from './placeFacts.ts';
import { readFlags, type Flags } from './readFlags.ts';
import { sinceByAddress } from './sinceByAddress.ts';

export interface OptionFactsOptions {
  /** The folder of all pages; the language is a folder in it. */
  root: string;
  langs: readonly string[];
  strings: (lang: string) => Dictionary;
}

/** The page whose table says which flag sets which option. */
const CLI_PAGE = 'guide/basic/cli.mdx';

/**
 * Shows the Type and Default lines of an option as a row, with its flags and what else
 * is known about it, below the first sentence of its page.
 */
export function pluginOptionFacts({
  root,
  langs,
  strings,
}: OptionFactsOptions): RspressPlugin {
  const known = new Map<string, Flags>();
  const flagsOf = (folder: string) => {
    const file = join(root, folder, CLI_PAGE);
    const flags =
      known.get(file) ?? (existsSync(file) ? readFlags(readMdx(file)) : {});
    known.set(file, flags);
    return flags;
  };
  const place = () => (tree: unknown, file: { path: string }) => {
    // The engine hands over the syntax tree of a page.
    const page = tree as SyntaxNode;
    if (!hasFacts(page)) return;
    const folders = relative(root, file.path).split(sep);
    const at = folders.findIndex(folder => langs.includes(folder));
    const lang = folders[at] ?? '';
    placeFacts(page, {
      lang,
      words: strings(lang),
      page: readMdx(file.path),
      address: `/${folders
        .slice(at + 1)
        .join('/')
        .replace(/(?:index)?\.mdx$/, '')}`,
      flags: flagsOf(folders.slice(0, at + 1).join(sep)),
      since: sinceByAddress,
    });
  };
  return { name: 'option-facts', markdown: { remarkPlugins: [place] } };
}
