import { afterAll, describe, expect, test } from '@rstest/core';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  generatePage,
  generateSection,
  generateSectionList,
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

interface Page {
  page: { default: string };
  facts: object;
}

interface Section {
  sidebar: object[];
  routes: [string, string, string, string, () => Promise<Page>][];
}

interface SectionList {
  sections: { prefix: string; load: () => Promise<Section> }[];
}

const route: PageRoute = {
  routePath: '/guide/"odd"',
  relativePath: 'en/guide/"odd".mdx',
  absolutePath: '/content/en/guide/"odd".mdx',
  lang: 'en',
  version: 'v1',
};

describe('the generated modules', () => {
  test('lead from the list to a section to a page when they run', async () => {
    const content = write('content.mjs', 'export default "the page";');
    const page = write('page.mjs', generatePage(content, { charIndexes: [7] }));
    const sidebar = [{ text: 'An "odd" page', link: route.routePath }];
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

    const { sections } = (await import(list)) as SectionList;
    expect(sections.map(({ prefix }) => prefix)).toEqual(['/guide/']);
    const loaded = await sections[0]?.load();
    expect(loaded?.sidebar).toEqual(sidebar);
    const [routePath, filePath, lang, version, load] = loaded?.routes[0] ?? [];
    expect([routePath, filePath, lang, version]).toEqual([
      '/guide/"odd"',
      'en/guide/"odd".mdx',
      'en',
      'v1',
    ]);
    const loadedPage = await load?.();
    expect(loadedPage?.page.default).toBe('the page');
    expect(loadedPage?.facts).toEqual({ charIndexes: [7] });
  });

  test('a section is asked for by its name, and its chunk has that name', () => {
    const code = generateSectionList(
      [{ name: 'section-zh-guide', prefix: '/zh/guide/' }],
      name => `generated.ts?section=${name}`,
    );
    expect(code).toContain(
      'import(/* webpackChunkName: "section-zh-guide" */ "generated.ts?section=section-zh-guide")',
    );
  });

  test('a page is asked for by its file, and its chunk has the name of the file', () => {
    const code = generateSection(
      [],
      [{ ...route, relativePath: 'en/guide/a.mdx' }],
      file => `generated.ts?page=${file}`,
    );
    expect(code).toContain(
      'import(/* webpackChunkName: "page_en_guide_a" */ "generated.ts?page=en/guide/a.mdx")',
    );
  });

  test('prefixes are in lower case, as the browser compares them', () => {
    const code = generateSectionList(
      [{ name: 'section-API', prefix: '/API/' }],
      name => name,
    );
    expect(code).toContain('prefix: "/api/"');
  });
});
