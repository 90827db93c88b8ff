import { factLabels } from '../../content-model/options/readFactLines.ts';
import type { MdxFile } from '../../content-model/readMdx.ts';
import { readProps } from '../../content-model/readProps.ts';
import { plainText, type SyntaxNode } from '../../content-model/SyntaxNode.ts';
import type { PackedSection } from '../../search/SearchRecord.ts';

/** Blocks that readers paste into the search: messages and commands. */
const SEARCHED_BLOCK = /\b(?:log|prints|command)="|^(?:sh|bash)\b/;
/** A long log repeats itself. */
const BLOCK_LIMIT = 160;
const PARTS = new Set(['paragraph', 'heading', 'tableCell', 'strong', 'break']);
const typeLabels = new Set(Object.values(factLabels).map(({ type }) => type));

/**
 * The text of a page by section, as a reader would remember it: prose, tables,
 * messages and commands, without source code.
 */
export function readSections(
  file: Pick<MdxFile, 'sections'>,
  { title, description }: { title: string; description: string },
): PackedSection[] {
  const packed: PackedSection[] = [[1, '', title, description]];
  for (const { id, level, title: name, nodes } of file.sections) {
    const [heading, ...rest] = nodes;
    // Deeper headings have no section, and the title is above.
    if (level >= 2 && level <= 4) packed.push([level, id, name, '']);
    const isWord = level > 4 || heading?.type !== 'heading';
    const words = (isWord ? nodes : rest).map(wordsOf).join(' ');
    const section = packed.at(-1);
    if (section) section[3] += ` ${words}`;
  }
  return packed.map(([level, id, name, text]) => [level, id, name, tidy(text)]);
}

function wordsOf(node: SyntaxNode): string {
  const { children = [], type, value = '' } = node;
  switch (type) {
    case 'text':
      // The marks of a callout; its title is text.
      return value.replace(/^:::[ \t]*\w*/gm, ' ');
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
      return PARTS.has(type) ? ` ${words} ` : words;
    }
  }
}

function itemWords(
  { ordered, start }: SyntaxNode,
  { children = [] }: SyntaxNode,
  at: number,
): string {
  // Skip the Type line; the prose repeats it.
  const [first] = children[0]?.children ?? [];
  const isType = first?.type === 'strong' && typeLabels.has(plainText(first));
  const words = (isType ? children.slice(1) : children).map(wordsOf);
  return ` ${ordered ? `${(start ?? 1) + at}. ` : ''}${words.join(' ')} `;
}

function blockWords({ lang, meta, value = '' }: SyntaxNode): string {
  if (!SEARCHED_BLOCK.test(`${lang} ${meta}`)) return ' ';
  let size = 0;
  const kept = value
    .split('\n')
    .filter(line => size < BLOCK_LIMIT && (size += line.length) >= 0);
  // Strip punctuation from messages.
  return ` ${kept.join(' ').replace(/[*_[\]<>{}|`\\]/g, ' ')} `;
}

/** What a component shows besides its content. */
function propWords(node: SyntaxNode): string {
  const { command, label } = readProps(node);
  if (node.name === 'PackageManagerTabs' && typeof command === 'string')
    return `npm ${command}`;
  return node.name === 'Tab' && typeof label === 'string' ? label : '';
}

/** One space between words, and none before a mark. */
function tidy(words: string): string {
  return words
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,.;:!?](?: |$)|[，。；：！？、）])/g, '')
    .trim();
}
