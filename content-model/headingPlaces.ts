import type { Section } from './Page.ts';
import { plainText, type SyntaxNode } from './SyntaxNode.ts';

const BETWEEN_BLOCKS = '\n\n';
const CODE_OF_MDX = /^mdx(?:jsEsm|FlowExpression)$/;

/**
 * The positions of the headings of the outline (levels 2 to 4) in the text of a page,
 * which is its blocks without markup and without the title, an empty line apart.
 */
export function headingPlaces(sections: readonly Section[]): number[] {
  let length = 0;
  return sections.flatMap(({ level, title, nodes }) => {
    const start = length;
    const blocks = level === 0 ? nodes : nodes.slice(1);
    for (const text of [level > 1 ? title : '', ...blocks.map(textOf)]) {
      if (text) length += text.length + BETWEEN_BLOCKS.length;
    }
    return level >= 2 && level <= 4 ? [start] : [];
  });
}

function textOf(block: SyntaxNode): string {
  return CODE_OF_MDX.test(block.type) ? '' : plainText(block).trim();
}
