/** @rstest-environment happy-dom */
import { beforeEach, expect, rs, test } from '@rstest/core';
import { loadDocument } from '../../browser/navigation/loadDocument.ts';
import { loadTables, readTables } from './readTables.ts';

rs.mock('../../browser/navigation/loadDocument.ts');
const load = rs.mocked(loadDocument);

const row = (...cells: string[]) =>
  `<tr>${cells.map(cell => `<td>${cell}</td>`).join('')}</tr>`;
const pageOf = (rows: string) =>
  new DOMParser().parseFromString(
    `<main data-prose><h2 id="options">Options</h2><h3 id="code">Code</h3><table><thead>${row('<code>head</code>', '')}</thead><tbody>${rows}</tbody></table></main>`,
    'text/html',
  );

const own = pageOf(row('<code>minify</code>', 'As before'));
const others = pageOf(
  row('<code>@rollup/plugin-url</code>', 'See <a href="#b">below</a>') +
    row('<code>minify</code>', 'Of Rollup'),
);
const path = '/zh/guide/migration/tsup';
const PLUGIN = "import url from '@rollup/plugin-url';";

beforeEach(() => {
  window.location.href = `http://localhost${path}`;
  load.mockImplementation(page =>
    Promise.resolve(page === path ? own : others),
  );
});

test('rows are found by each name in their first cells, with their section', () => {
  const page = pageOf(
    row('<code>a</code>、<code>b c</code>', 'Use <code>x</code>') +
      row('if <code>c</code> is set', 'no names') +
      row('<code>d</code>', 'three', 'cells') +
      row('', 'none'),
  );
  expect(
    readTables(page).map(([name, { text, address }]) => [name, text, address]),
  ).toEqual([
    ['a', 'Use x', '#code'],
    ['b c', 'Use x', '#code'],
  ]);
});

test('plugins that the guide does not name come from the one of Rollup, and lead there', async () => {
  const rows = await loadTables(PLUGIN);
  expect([...rows.keys()].sort()).toEqual(['@rollup/plugin-url', 'minify']);
  expect(rows.get('minify')?.text).toBe('As before');
  const { address, cell } = rows.get('@rollup/plugin-url') ?? {};
  expect(address).toBe('/zh/guide/migration/rollup#code');
  expect(cell?.querySelector('a')?.getAttribute('href')).toBe(
    '/zh/guide/migration/rollup#b',
  );
  // The document itself may be shown later.
  expect(others.querySelector('a')?.getAttribute('href')).toBe('#b');
});

test('without such plugins, that guide is not loaded', async () => {
  load.mockClear();
  await loadTables('export default {};');
  expect(load.mock.calls).toEqual([[path]]);
});

test('without a network, the page on screen is read', async () => {
  load.mockRejectedValue(new Error('lost'));
  document.body.innerHTML = own.body.innerHTML;
  expect([...(await loadTables(PLUGIN)).keys()]).toEqual(['minify']);
});
