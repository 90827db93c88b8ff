// Words as readers mistype them, and pieces of words. cspell:disable
// Measures search on generated sites of 100, 1,000 and 5,000 pages, both
// languages together: bytes before the first answer, time, memory. Prints a
// table for bench/search/README.md.
import { brotliCompressSync } from 'node:zlib';
import { readMdx } from '../../content-model/readMdx.ts';
import { createIndex } from '../../plugins/search-index/createIndex.ts';
import { packSections } from '../../plugins/search-index/packSections.ts';
import { indexFiles } from '../../plugins/search-index/writeIndex.ts';
import { MAX_HITS } from '@rslib-website/search/limits';
import { openIndex } from '@rslib-website/search/openIndex';
import { searchSections } from '@rslib-website/search/searchSections';
import type { PackedIndex } from '@rslib-website/search/SearchRecord';
import { createPage, pageTitle } from '../../gate/scale/createPage.ts';
import { areaPage, planAreas } from '../../gate/scale/planAreas.ts';

const queries = {
  en: [
    'declaration file',
    'bundle',
    'external depend',
    'cashe',
    'output format',
  ],
  zh: ['类型声明', '打包', '外部依赖', '默认值', '构建工具'],
};

console.log(
  '| Pages | Language | Whole index (br) | Form | First answer (br) | Ready | Query median / worst | Heap |',
);
console.log('| --- | --- | --- | --- | --- | --- | --- | --- |');
for (const pages of [100, 1000, 5000]) {
  for (const lang of ['en', 'zh'] as const) {
    const index = generateIndex(lang, pages / 2);
    const whole = size(index);
    const texts = indexFiles(lang, index);
    const sizes = new Map<string, number>();
    const sizeOf = (name: string) => {
      const known =
        sizes.get(name) ?? brotliCompressSync(texts.get(name) ?? '').length;
      sizes.set(name, known);
      return known;
    };
    const firstAnswers: number[] = [];
    const times: number[] = [];
    let ready = 0;
    let heap = 0;
    for (const query of queries[lang]) {
      const loaded: string[] = [];
      globalThis.gc?.();
      const before = process.memoryUsage().heapUsed;
      const start = performance.now();
      const opened = await openIndex(lang, async name => {
        loaded.push(name);
        return JSON.parse(texts.get(name) ?? '') as unknown;
      });
      ready = Math.max(ready, performance.now() - start);
      const { found } = await searchSections(query, opened, MAX_HITS);
      await Promise.all(found.map(({ section }) => opened.read(section)));
      firstAnswers.push(loaded.reduce((sum, name) => sum + sizeOf(name), 0));
      const again = performance.now();
      await searchSections(query, opened, MAX_HITS);
      times.push(performance.now() - again);
      heap = Math.max(heap, process.memoryUsage().heapUsed - before);
    }
    times.sort((a, b) => a - b);
    console.log(
      `| ${pages} | ${lang} | ${kilobytes(whole)} | ${texts.size === 1 ? 'one file' : `${texts.size} files`} | ${kilobytes(Math.max(...firstAnswers))} | ${ready.toFixed(0)} ms | ${times[2]?.toFixed(1)} / ${times.at(-1)?.toFixed(1)} ms | ${(heap / 1e6).toFixed(0)} MB |`,
    );
  }
}

function generateIndex(lang: 'en' | 'zh', count: number): PackedIndex {
  return createIndex(
    planAreas(count + 1).flatMap(({ number, pages }) =>
      Array.from({ length: pages }, (_, at) => {
        const spot = { lang, area: number, page: at + 1 };
        return {
          path: areaPage(number, at + 1),
          area: `Area ${number}`,
          title: pageTitle(spot),
          weight: 1,
          askedAt: () => [],
          sections: packSections(readMdx('page.mdx', createPage(spot)), {
            title: pageTitle(spot),
            description: '',
          }),
        };
      }),
    ),
  );
}

function size(data: unknown): number {
  return brotliCompressSync(JSON.stringify(data)).length;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}
