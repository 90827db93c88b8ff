import type { Row } from '@rslib-website/converter/Conversion';
import { isPlugin } from '@rslib-website/converter/readRows';
import { loadDocument } from '../../browser/navigation/loadDocument.ts';

/** A row of a table, with the cell that is quoted. */
export interface TableRow extends Row {
  cell: Element;
}

/** The guide with the plugins that tools share. */
const PLUGINS = 'rollup';

/**
 * What the guide on this page says, as its server sends it: readers may have translated
 * what's shown. Plugins that it doesn't name are in the guide of Rollup.
 */
export async function loadTables(
  config: string,
): Promise<Map<string, TableRow>> {
  const { pathname } = window.location;
  const folder = pathname.replace(/[^/]*$/, '');
  const others = folder + PLUGINS;
  const needsOthers = pathname !== others && /rollup/.test(config);
  const [own, shared] = await Promise.all([
    loadDocument(pathname).catch(() => document),
    needsOthers ? loadDocument(others).catch(() => undefined) : undefined,
  ]);
  return new Map([
    ...(shared ? readTables(shared, others) : []).filter(([name]) =>
      isPlugin(name),
    ),
    ...readTables(own),
  ]);
}

/** The rows of a guide, by the names in their first cells: readRows, for HTML. */
export function readTables(page: Document, path = ''): [string, TableRow][] {
  const found: [string, TableRow][] = [];
  let id = '';
  const parts = ':is(h2, h3, h4)[id], tbody tr';
  for (const part of page.querySelectorAll(parts)) {
    if (part.id) ({ id } = part);
    const [first, last, more] = part.children;
    const names = [...(first?.querySelectorAll('code') ?? [])].map(
      ({ textContent }) => textContent,
    );
    const isNames = bare(names.join('')) === bare(first?.textContent);
    if (!last || more || names.length === 0 || !isNames) continue;
    // A copy, because the page may be shown later.
    const cell = document.importNode(last, true);
    for (const link of path ? cell.querySelectorAll('[href^="#"]') : []) {
      link.setAttribute('href', `${path}${link.getAttribute('href')}`);
    }
    const row = { text: cell.textContent, address: `${path}#${id}`, cell };
    for (const name of names) found.push([name, row]);
  }
  return found;
}

const bare = (text = '') => text.replaceAll(/[,、，\s]/g, '');
