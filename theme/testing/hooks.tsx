/** What unit tests of hooks share. It isn't part of the site. */
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { engine } from '../../browser/testing/engine.ts';

/** A site of two languages and two versions, as its configuration says. */
export const site = {
  title: 'Rslib',
  lang: 'en',
  siteOrigin: 'https://a.dev',
  locales: [
    { lang: 'en', label: 'English' },
    { lang: 'zh', label: '简体中文', title: 'Rslib 文档' },
  ],
  multiVersion: { default: 'v2', versions: ['v2', 'v1'] },
  themeConfig: {
    search: { manifest: '/search.json' },
    editLink: { docRepoBaseUrl: 'https://github.com/a/b/tree/main/' },
    report: { repository: 'https://github.com/a/b', version: '1.0.1' },
    locales: [{ lang: 'zh', search: false, editLink: { text: '编辑' } }],
  },
};

/** Has the engine show a page of that site. */
export function showRecord(page: object = {}, more: object = {}): void {
  engine.site = { ...site, ...more };
  engine.page = {
    lang: 'en',
    version: '',
    routePath: '/guide',
    pageType: 'doc',
    title: 'Guide',
    toc: [],
    frontmatter: {},
    _relativePath: 'en/guide.mdx',
    ...page,
  };
}

/** What a hook answers while a page is rendered for all readers. */
export function readHook<T>(useHook: () => T): T {
  const told: T[] = [];
  function Probe() {
    told.push(useHook());
    return null;
  }
  renderToString(<Probe />);
  return told[0] as T; // `as` is right: it was rendered.
}

/** A hook in the browser: what it answers now, and another render of it. */
export function renderHook<T>(useHook: () => T) {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const told: T[] = [];
  let use = useHook;
  function Probe() {
    told.push(use());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  const render = () => root.render(<Probe />);
  act(render);
  return {
    value: () => told.at(-1) as T, // `as` is right: it was rendered.
    rerender: (next: () => T) => {
      use = next;
      act(render);
    },
  };
}
