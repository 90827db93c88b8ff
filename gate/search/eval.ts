// Measures how well search answers a file of queries, with the built index and the
// code that readers run:
// `npm run search:eval -- --lang zh --queries bench/search/queries.zh.json`, or
// `npm run search:eval -- tuning` (`measured`) for that half of the queries in readers'
// own words, by kind. --verbose lists the queries that miss; leave it out for
// `measured`, because a half that someone has tuned for measures nothing.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Mistake } from '../../tooling/mistakes.ts';
import { readCommand } from '../../tooling/readCommand.ts';
import { readBuiltIndex } from '../../content-model/readBuiltIndex.ts';
import { locales } from '../../site/locales.ts';
import { labelPages, type LabeledQuery, type PageQuery } from './labels.ts';
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
if (half !== undefined && half !== 'tuning' && half !== 'measured') {
  throw new Mistake(
    `There's no half called ${half}. Choose tuning or measured, or pass a file with --queries.`,
  );
}

const { lang: wanted = half ? undefined : 'en' } = values;
for (const { lang } of locales) {
  if (wanted && wanted !== lang) continue;
  const file = half
    ? `bench/search/real.${half}.${lang}.json`
    : (values.queries ?? `bench/search/queries.${lang}.json`);
  const queries = readJson<(LabeledQuery | PageQuery)[]>(file).map(query =>
    'expect' in query ? labelPages(query) : query,
  );
  const { all, byKind, misses, unanswered } = await scoreQueries(
    queries,
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
