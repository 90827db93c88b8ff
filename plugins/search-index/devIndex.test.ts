import { expect, test } from '@rstest/core';
import type { PageIndexInfo } from '@rspress/core';
import type { RsbuildPlugin } from '@rsbuild/core';
import path from 'node:path';
import { fileAddress } from '@rslib-website/search/fileAddress';
import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';
import { pluginSearchIndex } from './index.ts';

const root = path.resolve(import.meta.dirname, '../..');

type Middleware = (
  request: { url: string },
  response: { setHeader: () => void; end: (text: string) => void },
  next: () => void,
) => void;

/** What a dev server with this plugin answers, as JSON. */
function serve(plugins: readonly RsbuildPlugin[]) {
  const chain: Middleware[] = [];
  const server = { middlewares: { use: (one: Middleware) => chain.push(one) } };
  for (const plugin of plugins) {
    void plugin.setup({
      onBeforeStartDevServer: (start: (context: unknown) => void) =>
        start({ server }),
    } as never);
  }
  return (url: string): unknown => {
    let answer: string | undefined;
    for (const one of chain) {
      if (answer !== undefined) break;
      const end = (text: string) => {
        answer = text;
      };
      one({ url }, { setHeader: () => undefined, end }, () => undefined);
    }
    return answer === undefined ? undefined : JSON.parse(answer);
  };
}

test('while writing, the manifest leads to an index of the pages', () => {
  const plugin = pluginSearchIndex({
    format: 'abc',
    areaOf: () => 'Guide',
    pageOf: route => route,
    asked: path.join(root, 'search/asked'),
    unsearchedSections: [],
  });
  void plugin.extendPageData?.(
    {
      routePath: '/guide/start/',
      lang: 'en',
      version: '',
      title: 'Introduction',
      frontmatter: {},
      _filepath: path.join(root, 'content/en/guide/start/index.mdx'),
    } as unknown as PageIndexInfo,
    false,
  );
  // `as` is right: the plugin has no other kind.
  const ask = serve(plugin.builderConfig?.plugins as RsbuildPlugin[]);
  const manifest = ask('/data/search/abc.json') as SearchManifest;
  const index = ask(fileAddress(manifest, 'en')) as PackedIndex;
  expect(index.pages.map(([route]) => route)).toEqual(['/guide/start/']);
  expect(ask('/static/search/abc/en.json')).toBeUndefined();
});
