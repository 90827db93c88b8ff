// Our engine and MiniSearch on the same sections and queries:
// `node bench/search/compare.ts`, after a build. MiniSearch gets the same boosts,
// prefixes, and typos; once with its own tokenizer, once with our terms.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import MiniSearch from 'minisearch';
import { labelPages, type PageQuery } from '../../gate/search/labels.ts';
import {
  askSections,
  formatScores,
  scoreQueries,
  type AskSections,
} from '../../gate/search/score.ts';
import { readBuiltIndex } from '../../content-model/readBuiltIndex.ts';
import { MAX_HITS } from '@rslib-website/search/limits';
import type { SearchIndex } from '@rslib-website/search/SearchIndex';
import { normalize, termsOf } from '@rslib-website/search/tokenize';
import { parseJson } from '../../shared/parseJson.ts';

const folder = import.meta.dirname;

for (const lang of ['en', 'zh']) {
  const index = await readBuiltIndex(path.resolve('dist'), lang);
  const texts = await Promise.all(
    index.sections.map(async one => (await index.read(one))[0]),
  );
  const engines: Record<string, AskSections> = {
    ours: askSections(index),
    'MiniSearch, own words': miniSearch(index, texts),
    'MiniSearch, our terms': miniSearch(index, texts, text =>
      termsOf(normalize(text)),
    ),
  };
  for (const file of [`queries.${lang}.json`, `own.${lang}.json`]) {
    const queries = parseJson<PageQuery[]>(
      readFileSync(path.join(folder, file), 'utf8'),
    ).map(labelPages);
    for (const [name, ask] of Object.entries(engines)) {
      const { all } = await scoreQueries(queries, ask, lang);
      console.log(`${file.padEnd(16)} ${name.padEnd(22)} ${formatScores(all)}`);
    }
  }
}

function miniSearch(
  { sections }: SearchIndex,
  texts: readonly string[],
  tokenize?: (text: string) => string[],
): AskSections {
  const engine = new MiniSearch({
    fields: ['title', 'heading', 'above', 'text'],
    ...(tokenize ? { tokenize } : {}),
  });
  engine.addAll(
    sections.map(({ title, headings }, id) => ({
      id,
      title: headings.length === 0 ? title : '',
      heading: headings.at(-1) ?? '',
      above: [title, ...headings.slice(0, -1)].join(' '),
      text: texts[id] ?? '',
    })),
  );
  return async query =>
    engine
      .search(query, {
        boost: { title: 9, heading: 5, above: 1.8 },
        prefix: true,
        fuzzy: 0.2,
      })
      .slice(0, MAX_HITS)
      // The ids are those of addAll above.
      .flatMap(({ id }) => sections[id as number] ?? []);
}
