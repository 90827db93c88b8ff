// Measures how well search answers a file of queries, with the built index and the
// code that readers run:
// `npm run search:eval -- --lang zh --queries bench/search/queries.zh.json`, or
// `npm run search:eval -- tuning` (`measured`) for that half of the queries in readers'
// own words, by kind. --verbose lists the queries that miss; leave it out for
// `measured`, because a half that someone has tuned for measures nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readCommand } from '../../tooling/readCommand.ts';
import { readBuiltIndex } from '../../content-model/readBuiltIndex.ts';
import { locales } from '../../site/locales.ts';
import { askIndex, evaluate, type Query } from './evaluate.ts';
import type { LabeledQuery } from './labels.ts';
import { askSections, formatScores, scoreQueries } from './score.ts';
import { parseJson } from '../../shared/parseJson.ts';

const { values, positionals } = readCommand({
  allowPositionals: true,
  options: {
    lang: { type: 'string' },
    queries: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const dist = path.resolve('dist');
const readJson = <T>(file: string): T =>
  parseJson<T>(readFileSync(file, 'utf8'));
const [half] = positionals;

if (half === undefined) {
  const { lang = 'en' } = values;
  const file = values.queries ?? `bench/search/queries.${lang}.json`;
  const ask = askIndex(await readBuiltIndex(dist, lang));
  const queries = readJson<Query[]>(file);
  const { line, misses } = await evaluate(queries, ask, lang);
  if (values.verbose) for (const miss of misses) console.log(miss);
  console.log(line);
} else if (half === 'tuning' || half === 'measured') {
  for (const { lang } of locales) {
    if (values.lang && values.lang !== lang) continue;
    const file = `bench/search/real.${half}.${lang}.json`;
    const { all, byKind, misses, unanswered } = await scoreQueries(
      readJson<LabeledQuery[]>(file),
      askSections(await readBuiltIndex(dist, lang)),
      lang,
    );
    console.log(`${file}: ${formatScores(all)}`);
    for (const [kind, scores] of byKind) {
      console.log(`  ${kind.padEnd(16)}${formatScores(scores)}`);
    }
    console.log(`  without an answer on the site: ${unanswered.length}`);
    if (!values.verbose) continue;
    for (const line of [...misses, ...unanswered]) console.log(line);
  }
} else {
  console.error(
    `There's no half called ${half}. Choose tuning or measured, or pass a file with --queries.`,
  );
  process.exitCode = 1;
}
