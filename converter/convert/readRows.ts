import type { Row, Rows, ToolName } from './Conversion.ts';

/** A section of a guide, as its Markdown. */
interface Section {
  id: string;
  text: string;
}

/** Two cells, the first with nothing but names; not the head of a table. */
const ROW = /^\| ((?:`[^`\n]+`[,、，\s]*)+?) *\| ([^|\n]*?) +\|$(?!\n\| -)/gm;

/** The guide with the plugins that tools share. */
export const PLUGINS: ToolName = 'rollup';

/** What other tools take from it; its other rows are options. */
export const isPlugin = (name: string): boolean =>
  /^@.*\/|^rollup-plugin-/.test(name);

/** What the guides say about the options and plugins of a tool. */
export function readRows(
  tool: ToolName,
  sectionsOf: (page: string) => readonly Section[],
): Rows {
  const rows = new Map<string, Row>();
  for (const guide of [PLUGINS, tool]) {
    const page = `/guide/migration/${guide}`;
    for (const { id, text } of sectionsOf(page)) {
      for (const [, names = '', cell = ''] of text.matchAll(ROW)) {
        for (const [, name = ''] of names.matchAll(/`([^`]+)`/g)) {
          const isOwn = guide === tool || isPlugin(name);
          if (isOwn) rows.set(name, { text: cell, address: `${page}#${id}` });
        }
      }
    }
  }
  return rows;
}
