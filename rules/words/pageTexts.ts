import {
  frontMatterLine,
  frontMatterValues,
} from '../../content-model/frontMatter.ts';
import type { Page } from '../../content-model/Page.ts';
import { walk, type SyntaxNode } from '../../content-model/SyntaxNode.ts';

interface PageText {
  text: string;
  lineAt: (index: number) => number;
}

/** Many rules need the same page, and flattening is the slow part. */
const known = new WeakMap<Page, PageText[]>();

/** All text people read on a page: text in the front matter, then blocks. */
export function pageTexts(page: Page): PageText[] {
  const texts = known.get(page) ?? readTexts(page);
  known.set(page, texts);
  return texts;
}

function readTexts(page: Page): PageText[] {
  const inFrontMatter = frontMatterValues(page)
    .filter(({ isWords }) => isWords)
    .map(({ path, value }) => ({
      text: String(value),
      lineAt: () => frontMatterLine(page, path),
    }));
  return [...inFrontMatter, ...flattenBlocks(page)];
}

/** Stands for inline code in the flat text; neither a letter nor punctuation. */
export const CODE = '\uE000';
/** Stands for an inline component. */
const COMPONENT = '\uE001';

export interface FlatBlock {
  /** The block's text as a reader sees it, with code and components replaced. */
  text: string;
  /** Positions in the text where one inline node ends and another begins. */
  edges: Set<number>;
  /** Positions where bold or italic text ends and a space may be needed. */
  emphasisEnds: Set<number>;
  lineAt: (index: number) => number;
}

/** A heading's id for links, which readers don't see. */
const headingId = / \{#[\w-]+\}$/;

const blocks = new Set(['heading', 'paragraph', 'tableCell']);

/** The paragraphs, headings, and cells of a page as flat text. */
export function flattenBlocks(page: Page): FlatBlock[] {
  return [...walk(page.tree)]
    .filter(({ type }) => blocks.has(type))
    .map(flattenBlock);
}

function flattenBlock(block: SyntaxNode): FlatBlock {
  const edges = new Set<number>();
  const emphasisEnds = new Set<number>();
  const lines: number[] = [];
  let text = '';
  const add = (node: SyntaxNode): void => {
    const value = inlineText(node);
    if (value === undefined) {
      node.children?.forEach(add);
      const isEmphasis = node.type === 'strong' || node.type === 'emphasis';
      if (isEmphasis) emphasisEnds.add(text.length);
      return;
    }
    edges.add(text.length);
    const start = node.position.start.line;
    value.split('').forEach((_, index) => {
      lines.push(start + value.slice(0, index).split('\n').length - 1);
    });
    text += value;
  };
  add(block);
  const { line } = block.position.start;
  return { text, edges, emphasisEnds, lineAt: index => lines[index] ?? line };
}

/** What an inline node without children shows; undefined for others. */
function inlineText({ type, value = '' }: SyntaxNode): string | undefined {
  if (type === 'inlineCode') return CODE;
  if (type.startsWith('mdx')) return COMPONENT;
  return type === 'text' ? value.replace(headingId, '') : undefined;
}
