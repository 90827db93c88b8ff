// The engine's own tools, loaded from where the engine finds them: a check parses
// a page with the parser, versions, and id rules that the site is built with.
// They aren't our dependencies, so we declare their types here.
import { createRequire } from 'node:module';
import type { SyntaxNode } from './SyntaxNode.ts';

interface Processor {
  use(plugin: unknown): Processor;
  parse(text: string): SyntaxNode;
}

interface FrontMatterResult {
  frontmatter: Record<string, unknown>;
  /** The text with the front matter blanked, so that line numbers don't change. */
  emptyLinesSource: string;
}

const fromHere = createRequire(import.meta.url);
const fromEngine = createRequire(
  fromHere.resolve('@rspress/core/package.json'),
);

// `as` is safe: these modules are untyped, and readPage.test.ts uses each one.
const { unified } = fromEngine('unified') as { unified: () => Processor };
const plugin = (name: string) =>
  (fromEngine(name) as { default: unknown }).default;
const nodeUtils = fromEngine('@rspress/shared/node-utils') as {
  loadFrontMatter: (
    source: string,
    file: string,
    root: string,
    warn: boolean,
  ) => FrontMatterResult;
  /** Splits a heading into its text and the id in `{#id}`, or ''. */
  extractTextAndId: (title: string) => [text: string, id: string];
};
const slugger = fromEngine('@rspress/shared/github-slugger') as {
  default: new () => { slug(text: string): string };
};

const processor = unified()
  .use(plugin('remark-parse'))
  .use(plugin('remark-mdx'))
  .use(plugin('remark-gfm'))
  .use(plugin('remark-cjk-friendly'));

export const { loadFrontMatter, extractTextAndId } = nodeUtils;
export const Slugger = slugger.default;

/** MDX would parse a heading's `{#id}` as an expression; the engine escapes it too. */
export function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6}(?!#).*?[^\\])\{#/gm, '$1\\{#');
}

/** The syntax tree of a page's text. */
export function parseMarkdown(text: string): SyntaxNode {
  return processor.parse(text);
}
