// The parser's parts are the packages that the engine itself uses, in the same
// versions: decisions/0017-one-reading.md. checkReading.ts fails the build if
// the two read a page differently.
import remarkCjkFriendly from 'remark-cjk-friendly';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml } from 'yaml';
import type { SyntaxNode } from './SyntaxNode.ts';

const FRONT_MATTER = /^---\n([\s\S]*?)^---[ \t]*(?:\n|$(?![\s\S]))/m;

const markdown = unified()
  .use(remarkParse)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .freeze();
const mdx = unified()
  .use(remarkParse)
  .use(remarkMdx)
  .use(remarkGfm)
  .use(remarkCjkFriendly)
  .freeze();

/** The syntax tree of MDX. */
export function parseMdx(text: string): SyntaxNode {
  // SyntaxNode is a loose view of the parser's own types.
  return mdx.parse(text) as SyntaxNode;
}

/** The syntax tree of plain Markdown, where braces and tags mean nothing. */
export function parseMarkdown(text: string): SyntaxNode {
  // SyntaxNode is a loose view of the parser's own types.
  return markdown.parse(text) as SyntaxNode;
}

/** A page's front matter, and its text with that blanked: lines keep their number. */
export function splitFrontMatter(source: string): {
  frontMatter: Record<string, unknown>;
  body: string;
} {
  const [block = '', yaml = ''] = FRONT_MATTER.exec(source) ?? [];
  // Dates become Date objects, as they do in the engine.
  const data: unknown = parseYaml(yaml, { customTags: ['timestamp'] });
  return {
    // `as` is safe: the front matter of a page is a map, or missing.
    frontMatter: (data ?? {}) as Record<string, unknown>,
    body: block.replace(/[^\n]/g, '') + source.slice(block.length),
  };
}

/** MDX would parse a heading's `{#id}` as an expression; the engine escapes it too. */
export function escapeHeadingIds(text: string): string {
  return text.replace(/^(#{1,6}(?!#).*?[^\\])\{#/gm, '$1\\{#');
}
