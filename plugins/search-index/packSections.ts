import { factLabels } from '../../content-model/options/readFactLines.ts';
import type { MdxFile } from '../../content-model/Page.ts';
import { readProps } from '../../content-model/readProps.ts';
import { plainText, type SyntaxNode } from '../../content-model/SyntaxNode.ts';
import type { PackedSection } from '@rslib-website/search/SearchRecord';

/** Blocks that readers paste into the search: messages and commands. */
const SEARCHED_BLOCK = /\b(?:log|prints|command)="|^(?:sh|bash)\b/;
/** A long log repeats itself. */
const BLOCK_LIMIT = 160;
const PARTS = new Set(['tableCell', 'strong', 'break']);
/** Nodes that get a line of their own, so that a snippet can start there. */
const BLOCKS = new Set(['paragraph', 'heading', 'tableRow', 'listItem']);
const labels = Object.values(factLabels);
const typeLabels = new Set(labels.map(({ type }) => type));
const defaultLabels = new Set(labels.map(one => one.default));
/** Longer types say little in a list of hits. */
const TYPE_LIMIT = 48;

/**
 * The text of a page by section, as a reader would remember it: prose, tables,
 * messages and commands, without source code.
 */
export function packSections(
  file: Pick<MdxFile, 'sections'>,
  { title, description }: { title: string; description: string },
): PackedSection[] {
  const packed: PackedSection[] = [[1, '', title, description]];
  const defaults = new Map<PackedSection, string>();
  for (const { id, level, title: name, nodes } of file.sections) {
    const [heading, ...rest] = nodes;
    // Deeper headings have no section, and the title is above.
    if (level >= 2 && level <= 4) packed.push([level, id, name, '']);
    const isWord = level > 4 || heading?.type !== 'heading';
    const section = packed.at(-1);
    if (!section) continue;
    const shown = isWord ? nodes : rest;
    section[3] += `\n${shown.map(wordsOf).join('\n')}`;
    for (const item of itemsWith(defaultLabels, shown)) {
      defaults.set(section, plainWords(item));
    }
    const [type] = itemsWith(typeLabels, shown).map(typeIn);
    if (type) section[4] = type;
  }
  return packed.map(section => {
    const [level, id, name, text = '', ...type] = section;
    // Searchable like other words, but after an empty line, where snippets end.
    const value = tidy(defaults.get(section) ?? '');
    return [level, id, name, tidy(text) + (value && `\n\n${value}`), ...type];
  });
}

/** The items of lists, such as `- **Type:** …`, that start with a label. */
function itemsWith(
  wanted: ReadonlySet<string>,
  nodes: readonly SyntaxNode[],
): SyntaxNode[] {
  return nodes
    .filter(({ type }) => type === 'list')
    .flatMap(({ children = [] }) => children)
    .filter(item => isLabeled(item, wanted));
}

function isLabeled(
  { children = [] }: SyntaxNode,
  wanted: ReadonlySet<string>,
): boolean {
  const [first] = children[0]?.children ?? [];
  return first?.type === 'strong' && wanted.has(plainText(first));
}

/** The type on its line; a block below the line is too long to be shown. */
function typeIn({ children = [] }: SyntaxNode): string {
  const [, ...rest] = children[0]?.children ?? [];
  const type = rest.map(plainText).join('').trim();
  return type.length > TYPE_LIMIT ? '' : type;
}

const plainWords = ({ children = [] }: SyntaxNode) =>
  children.map(wordsOf).join(' ');

function wordsOf(node: SyntaxNode): string {
  const { children = [], type, value = '' } = node;
  switch (type) {
    case 'text':
      // The marks of a callout; its title is text.
      return value.replace(/^:::[ \t]*\w*/gm, ' ').replace(/\s+/g, ' ');
    case 'inlineCode':
      return ` ${value} `;
    case 'code':
      return blockWords(node);
    case 'image':
      return node.alt ?? '';
    case 'list':
      return children.map((item, at) => itemWords(node, item, at)).join('');
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return ` ${propWords(node)} ${children.map(wordsOf).join('')} `;
    default: {
      const words = children.map(wordsOf).join('');
      if (BLOCKS.has(type)) return `\n${words}\n`;
      return PARTS.has(type) ? ` ${words} ` : words;
    }
  }
}

function itemWords(
  { ordered, start }: SyntaxNode,
  item: SyntaxNode,
  at: number,
): string {
  const { children = [] } = item;
  if (isLabeled(item, defaultLabels)) return '';
  // Skip the Type line; the prose repeats it.
  const isType = isLabeled(item, typeLabels);
  const words = (isType ? children.slice(1) : children).map(wordsOf);
  const number = ordered ? `${(start ?? 1) + at}. ` : '';
  return `\n${number}${words.join(' ').trimStart()}\n`;
}

function blockWords({ lang, meta, value = '' }: SyntaxNode): string {
  if (!SEARCHED_BLOCK.test(`${lang} ${meta}`)) return '\n';
  let size = 0;
  const kept = value
    .split('\n')
    .filter(line => size < BLOCK_LIMIT && (size += line.length) >= 0);
  return `\n${kept.join(' ')}\n`;
}

/** What a component shows besides its content. */
function propWords(node: SyntaxNode): string {
  const { command, label } = readProps(node);
  if (node.name === 'PackageManagerTabs' && typeof command === 'string')
    return `npm ${command}`;
  return node.name === 'Tab' && typeof label === 'string' ? label : '';
}

/** One space between words, and none before a mark; one line for each block. */
function tidy(words: string): string {
  return words
    .replace(/\s*\n\s*/g, '\n')
    .replace(/[^\S\n]+/g, ' ')
    .replace(/ (?=[,.;:!?](?:\s|$)|[，。；：！？、）])/g, '')
    .trim();
}
