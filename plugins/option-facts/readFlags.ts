import type { MdxFile } from '../../content-model/Page.ts';
import { walk } from '../../content-model/SyntaxNode.ts';

/** The flags of an option, by its address without language. */
export type Flags = Record<string, string[]>;

/** A link to an option, in any language. */
const OPTION = /\/config\/.*/;

/** Reads them from the rows of tables whose second cell starts with that address. */
export function readFlags({ sections }: Pick<MdxFile, 'sections'>): Flags {
  const flags: Flags = {};
  const nodes = sections.flatMap(section => section.nodes);
  for (const row of nodes.flatMap(node => [...walk(node)])) {
    if (row.type !== 'tableRow') continue;
    const [names, option] = row.children ?? [];
    const [address] = OPTION.exec(option?.children?.[0]?.url ?? '') ?? [];
    if (!names || address === undefined) continue;
    flags[address] = [...walk(names)]
      .filter(({ type }) => type === 'inlineCode')
      .map(({ value = '' }) => value);
  }
  return flags;
}
