// The engine's own tools, taken from where the engine finds them: a check reads
// a page with the parser, the versions and the id rules that the site is built
// with. They are not dependencies of ours, so types are written down here.
import { createRequire } from 'node:module';
import type { SyntaxNode } from './SyntaxNode.ts';

interface Processor {
  use(plugin: unknown): Processor;
  parse(text: string): SyntaxNode;
}

interface FrontMatterResult {
  frontmatter: Record<string, unknown>;
  /** The text with the front matter blanked, so that line numbers stay. */
  emptyLinesSource: string;
}

const fromHere = createRequire(import.meta.url);
const fromEngine = createRequire(
  fromHere.resolve('@rspress/core/package.json'),
);

// `as` is right: these are untyped modules, and readPage.test.ts uses each.
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
  /** Parts a heading into its words and the id in `{#id}`, or ''. */
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

/** MDX would read `{#id}` of a heading as an expression; the engine escapes it too. */
export function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6}(?!#).*?[^\\])\{#/gm, '$1\\{#');
}

/** The syntax tree of a page's text. */
export function parseMarkdown(text: string): SyntaxNode {
  return processor.parse(text);
}
