import { frontMatterLine } from '../../../content-model/frontMatter.ts';
import { factLabels } from '../../../content-model/options/readFactLines.ts';
import type { Page, Section } from '../../../content-model/Page.ts';
import {
  plainText,
  walk,
  type SyntaxNode,
} from '../../../content-model/SyntaxNode.ts';
import type { Block, Sentence } from './Sentence.ts';
import { CODE_WITH_END, splitSentences } from './splitSentences.ts';

/** Stands for inline code while a block is split; neither letter nor mark. */
const CODE = '\uE000';

interface Place {
  lang: string;
  section: string;
  examples: (line: number) => string[];
}

/**
 * The sentences of a page, block by block. Headings are names, and the Type and
 * Default lines are compared with the package: neither is a sentence.
 */
export function readBlocks(page: Page): Block[] {
  const { lang } = page;
  const description = page.frontMatter.description;
  const blocks: Block[] = [];
  if (typeof description === 'string') {
    const line = frontMatterLine(page, 'description');
    const place = { lang, section: '', examples: () => [] };
    blocks.push(toBlock('description', description, [], line, place));
  }
  for (const section of page.sections) {
    const examples = (line: number) => nearestExamples(section, line);
    const place = { lang, section: section.id, examples };
    for (const node of section.nodes) {
      if (node.type !== 'heading') blocks.push(...readNode(node, 'p', place));
    }
  }
  return blocks.filter(({ sentences }) => sentences.length > 0);
}

function readNode(node: SyntaxNode, kind: string, place: Place): Block[] {
  const children = node.children ?? [];
  if (node.type === 'table') {
    const [head, ...rows] = children;
    const columns = (head?.children ?? []).map(show);
    return rows.flatMap((row, index) => readRow(row, index, columns, place));
  }
  if (node.type === 'paragraph') {
    if (isFactLine(node, place.lang)) return [];
    const { text, codes } = flatten(node);
    const line = node.position.start.line;
    return [toBlock(kind, text, codes, line, place)];
  }
  const inner = node.type === 'listItem' ? 'li' : kind;
  return children.flatMap(child => readNode(child, inner, place));
}

/** A cell means little without its row and column, so it starts with those. */
function readRow(
  row: SyntaxNode,
  index: number,
  columns: readonly string[],
  place: Place,
): Block[] {
  const cells = (row.children ?? []).map(cell => ({ cell, ...flatten(cell) }));
  const name = cells[0] ? show(cells[0].cell) : '';
  return cells.map(({ cell, text, codes }, column) =>
    toBlock(
      `cell ${index} ${column}`,
      text,
      codes,
      cell.position.start.line,
      place,
      column > 0 ? `${name} | ${columns[column] ?? ''}: ` : '',
    ),
  );
}

function toBlock(
  kind: string,
  text: string,
  codes: string[],
  line: number,
  { lang, section, examples }: Place,
  before = '',
): Block {
  const left = [...codes];
  const sentences: Sentence[] = splitSentences(text, lang).map(bare => ({
    text: before + restore(bare, left),
    bare,
    section,
    line,
    examples: examples(line),
  }));
  return { kind, section, sentences };
}

function show(node: SyntaxNode): string {
  const { text, codes } = flatten(node);
  return restore(text, codes);
}

/** Puts code back, in order; takes it from the list. */
function restore(text: string, codes: string[]): string {
  return text
    .replace(/[\uE000\uE001]/g, () => `\`${codes.shift() ?? ''}\``)
    .replace(/\s+/g, ' ')
    .trim();
}

/** A block's text with each piece of code as one character. */
function flatten(block: SyntaxNode): { text: string; codes: string[] } {
  const codes: string[] = [];
  let text = '';
  for (const { type, value = '' } of walk(block)) {
    if (type === 'text') text += value;
    if (type === 'break') text += ' ';
    if (type !== 'inlineCode') continue;
    text += /[.!?。]$/.test(value) ? CODE_WITH_END : CODE;
    codes.push(value);
  }
  // The parser knows no callouts: their marks and title are lines of text.
  return { text: text.replace(/^:::.*$/gm, ''), codes };
}

function isFactLine({ children = [] }: SyntaxNode, lang: string): boolean {
  const [label] = children;
  if (label?.type !== 'strong') return false;
  const labels = Object.values(factLabels[lang] ?? {});
  return labels.includes(plainText(label).trim());
}

/** What a section shows, by distance from a line. */
function nearestExamples({ fences }: Section, line: number): string[] {
  const near = fences
    .filter(({ marks }) => marks.example !== undefined)
    .sort((a, b) => Math.abs(a.line - line) - Math.abs(b.line - line));
  return [...new Set(near.map(({ marks }) => marks.example ?? ''))];
}
