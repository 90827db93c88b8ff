import { afterAll, describe, expect, test } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  generatePage,
  generateSection,
  generateSectionList,
  pageChunkName,
} from './generateModules.ts';
import type { PageRoute } from './types.ts';

const work = mkdtempSync(path.join(tmpdir(), 'generate-modules-'));
afterAll(() => rmSync(work, { recursive: true }));

/** Writes a module as the build would see it; returns how to ask for it. */
function write(name: string, code: string): string {
  const file = path.join(work, name);
  writeFileSync(file, code);
  return pathToFileURL(file).href;
}

const route: PageRoute = {
  routePath: '/guide/"odd"',
  relativePath: 'en/guide/"odd".mdx',
  absolutePath: '/content/en/guide/"odd".mdx',
  lang: 'en',
  version: 'v1',
};

describe('pageChunkName', () => {
  test.each([
    ['en/guide/start/index.mdx', 'page-en-guide-start-index'],
    ['zh/config/lib/dts.md', 'page-zh-config-lib-dts'],
    ['v1.0/en/index.tsx', 'page-v1-0-en-index'],
  ])('the chunk of %s is called %s', (file, name) => {
    expect(pageChunkName(file)).toBe(name);
  });
});

describe('the generated modules', () => {
  test('lead from the list to a section to a page when they run', async () => {
    const content = write('content.mjs', 'export default "the page";');
    const page = write('page.mjs', generatePage(content, { charIndexes: [7] }));
    const sidebar = [{ text: 'Odd "page"', link: route.routePath }];
    const section = write(
      'section.mjs',
      generateSection(sidebar, [route], () => page),
    );
    const list = write(
      'list.mjs',
      generateSectionList(
        [{ name: 'section-guide', prefix: '/guide/' }],
        () => section,
      ),
    );

    const { sections } = await import(list);
    expect(sections).toEqual([
      { prefix: '/guide/', load: expect.any(Function) },
    ]);
    const loaded = await sections[0].load();
    expect(loaded.sidebar).toEqual(sidebar);
    const [[routePath, filePath, lang, version, load]] = loaded.routes;
    expect([routePath, filePath, lang, version]).toEqual([
      route.routePath,
      route.relativePath,
      'en',
      'v1',
    ]);
    expect(await load()).toEqual({
      page: { default: 'the page' },
      facts: { charIndexes: [7] },
    });
  });
});
