/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { find, showPage } from '../testing/page.ts';
import { filterOverview } from './filterOverview.ts';
import { startOverviewFilter } from './overviewFilter.ts';

const item = (name: string, ...headers: string[]) =>
  `<li data-overview-item=""><h3>${name}</h3><ul>${headers
    .map(header => `<li>${header}</li>`)
    .join('')}</ul></li>`;

const PAGE = `<div id="strings" data-overview-no-match="Nothing for {query}"
  data-one-result="1 page" data-count="{count} pages"></div>
  <input data-overview-filter=""><p role="status" data-overview-status=""></p>
  <section data-overview-group=""><h2>Library</h2><ul>
    ${item('lib.format', 'esm', 'cjs')}${item('lib.out-base', 'default')}</ul></section>
  <section data-overview-group=""><h2>Output</h2><ul>${item('Target', 'web page')}</ul></section>`;

startOverviewFilter();
beforeEach(() => showPage(PAGE));

const type = (query: string) => {
  const field = find<HTMLInputElement>('input');
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
};
/** The names and headers that can be seen. */
const seen = () =>
  [...document.querySelectorAll('h2, h3, li li')]
    .filter(element => !element.closest('[hidden]'))
    .map(element => element.textContent);
const said = () => find('[role=status]').textContent;

describe('the filter of an overview', () => {
  test.each([
    ['OUT BASE', ['Library', 'lib.out-base', 'default'], '1 page'],
    ['cjs', ['Library', 'lib.format', 'cjs'], '1 page'],
    ['web-page', ['Output', 'Target', 'web page'], '1 page'],
    ['output', ['Output', 'Target', 'web page'], '1 page'],
    [
      'lib.',
      ['Library', 'lib.format', 'esm', 'cjs', 'lib.out-base', 'default'],
      '2 pages',
    ],
    ['$&', [], 'Nothing for $&'],
  ])('%s', async (query, names, words) => {
    type(query);
    await rs.waitFor(() => expect(seen()).toEqual(names));
    expect(said()).toBe(words);
  });

  test('an empty field shows all and says nothing', async () => {
    type('cjs');
    await rs.waitFor(() => expect(seen()).toHaveLength(3));
    type('');
    await rs.waitFor(() => expect(seen()).toHaveLength(9));
    expect(said()).toBe('');
  });

  test('what was typed before the script came counts', async () => {
    showPage(PAGE.replace('<input', '<input value="target"'));
    await rs.waitFor(() =>
      expect(seen()).toEqual(['Output', 'Target', 'web page']),
    );
  });

  test('the code that filters says how many pages match', () => {
    filterOverview('web');
    expect(said()).toBe('1 page');
  });
});
