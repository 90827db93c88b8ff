/** @rstest-environment happy-dom */
import { beforeEach, describe, expect, rs, test } from '@rstest/core';
import { loadDocument, loadMissing } from '../navigation/loadDocument.ts';
import { find, showPage } from '../testing/page.ts';
import { fitNotFound } from './notFound.ts';
import { startNotFound } from './startNotFound.ts';

rs.mock('../navigation/loadDocument.ts', () => ({
  loadDocument: rs.fn(),
  loadMissing: rs.fn(),
}));

const facts = {
  rules: {
    langs: ['en', 'zh'],
    defaultLang: 'en',
    versions: ['v2', 'v1'],
    defaultVersion: 'v2',
  },
  languages: [
    { lang: 'en', htmlLang: 'en', label: 'English' },
    { lang: 'zh', htmlLang: 'zh-CN', label: '简体中文' },
  ],
};
const root = (title: string, lang = 'en') => `<div id="__rspress_root">
  <main data-not-found='${JSON.stringify(facts)}'><h1>${title}</h1>
  <div data-translations="" hidden><ul></ul></div><a href="/">Home</a></main>
  <div id="strings" data-lang="${lang}"></div></div>
  <p data-tools="en">Tools</p><p data-tools="zh" hidden>工具</p>`;

const parse = (html: string) => {
  const page = document.implementation.createHTMLDocument('');
  page.body.innerHTML = html;
  return page;
};
const visit = (address: string) => {
  history.replaceState(null, '', address);
  showPage(root('Not found'));
};

startNotFound();
beforeEach(() => {
  rs.mocked(loadDocument).mockReset().mockRejectedValue(new Error('none'));
  rs.mocked(loadMissing).mockReset().mockRejectedValue(new Error('none'));
});

describe('the page about missing ones', () => {
  test('offers the page in the languages that have it', async () => {
    rs.mocked(loadDocument).mockImplementation(async path => {
      if (path !== '/zh/guide') throw new Error('none');
      return Promise.resolve(parse('<h1>指南</h1>'));
    });
    visit('/guide');
    await rs.waitFor(() =>
      expect(find('[data-translations]').hidden).toBe(false),
    );
    const link = find<HTMLAnchorElement>('[data-translations] a');
    expect(link.textContent).toBe('指南 (简体中文)');
    expect(link.getAttribute('href')).toBe('/zh/guide');
    expect(link.lang).toBe('zh-CN');
  });

  test('speaks the language of the address', async () => {
    rs.mocked(loadMissing).mockResolvedValue(parse(root('找不到页面', 'zh')));
    visit('/zh/guide');
    await rs.waitFor(() => expect(find('h1').textContent).toBe('找不到页面'));
    expect(rs.mocked(loadMissing)).toHaveBeenCalledWith('/zh/404');
  });

  test('stays as it is where the server has it in one language only', async () => {
    rs.mocked(loadMissing).mockImplementation(() =>
      Promise.resolve(parse(root('Not found'))),
    );
    visit('/zh/guide');
    await rs.waitFor(() => expect(loadMissing).toHaveBeenCalled());
    await new Promise(resolve => setTimeout(resolve));
    expect(loadMissing).toHaveBeenCalledTimes(1);
  });

  test('leads home in the version of the address', () => {
    history.replaceState(null, '', '/v1/guide');
    document.body.innerHTML = root('Not found');
    fitNotFound(find('main'));
    expect(find('main a').getAttribute('href')).toBe('/v1/');
  });
});
