import type { Page, Section } from '../Page.ts';
import { plainText, type SyntaxNode } from '../SyntaxNode.ts';

/** A line such as `- **Type:** …`. */
export interface FactLine {
  /** What follows the label, as written; a block below it as inline code. */
  text: string;
  line: number;
  /** Where the block starts, for a type that's too long for one line. */
  blockLine?: number;
}

export type Fact = 'type' | 'default';

/** How each language labels the two lines. */
export const factLabels: Record<string, Record<Fact, string>> = {
  en: { type: 'Type:', default: 'Default:' },
  zh: { type: '类型：', default: '默认值：' },
};

/** The Type and Default lines of a section. */
export function readFactLines(
  page: Pick<Page, 'lang' | 'text'>,
  { nodes }: Section,
): Partial<Record<Fact, FactLine>> {
  const labels = factLabels[page.lang];
  const facts: Partial<Record<Fact, FactLine>> = {};
  const items = nodes
    .filter(({ type }) => type === 'list')
    .flatMap(({ children = [] }) => children);
  for (const { children = [] } of items) {
    const paragraph = children[0];
    const label = paragraph?.children?.[0];
    if (!paragraph || label?.type !== 'strong') continue;
    for (const fact of ['type', 'default'] as const) {
      if (plainText(label).trim() !== labels?.[fact]) continue;
      const block = children.find(({ type }) => type === 'code');
      facts[fact] = {
        text: block
          ? `\`${onOneLine(block.value ?? '')}\``
          : textAfter(page, label, paragraph),
        line: label.position.start.line,
        ...(block && { blockLine: block.position.start.line }),
      };
    }
  }
  return facts;
}

function textAfter(
  { text }: Pick<Page, 'text'>,
  label: SyntaxNode,
  paragraph: SyntaxNode,
): string {
  return text
    .slice(label.position.end.offset, paragraph.position.end.offset)
    .trim();
}

/** `type Dts = …;` over many lines, as the type alone. */
function onOneLine(code: string): string {
  return code
    .replace(/\s+/g, ' ')
    .replace(/^type \w+ = (?:\| )?/, '')
    .replace(/;$/, '');
}
