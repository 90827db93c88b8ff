// Checks search on the last build: how well it answers the queries in bench/search
// (floors.json may only go up), that their labels name sections that exist, that names of
// options, headings, synonyms, and what readers ask lead to their section and take no
// query from another one, that pairs of Chinese characters find the headings that
// contain them, and what a first answer loads. Of the queries in readers' own words, it
// only runs the half for tuning.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules, locales } from '../../site/locales.ts';
import { askedProbes, checkAsked, checkSynonyms } from './asked.ts';
import { findCaptures } from './captures.ts';
import {
  headingProbes,
  optionProbes,
  probe,
  type Probe,
} from './exactNames.ts';
import { measureFirstAnswers } from './firstAnswers.ts';
import { checkHeadingPairs } from './headingPairs.ts';
import {
  checkLabels,
  labelPages,
  labelPath,
  type LabeledQuery,
  type PageQuery,
} from './labels.ts';
import { askSections, formatScores, scoreQueries } from './score.ts';
import { readAsked } from '../../content-model/readAsked.ts';
import {
  readBuiltFiles,
  readBuiltIndex,
} from '../../content-model/readBuiltIndex.ts';
import { readOptions } from '../../content-model/options/readOptions.ts';
import { reportProblems } from '../../tooling/reportProblems.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Bytes of the index, compressed, that the first answer may load. */
const FIRST_ANSWER_LIMIT = 90_000;

const root = path.resolve(import.meta.dirname, '../..');
const bench = path.join(root, 'bench/search');
const dist = path.join(root, 'dist');
const readJson = <T>(file: string): T =>
  parseJson<T>(readFileSync(path.join(bench, file), 'utf8'));
/** The least value of each score, by file. */
const floors = readJson<Record<string, Record<string, number>>>('floors.json');
const problems: string[] = [];

const queriesByLang = new Map<string, LabeledQuery[]>();
for (const [file, floor] of Object.entries(floors)) {
  const lang = file.split('.').at(-2) ?? '';
  const queries = file.startsWith('real.')
    ? readJson<LabeledQuery[]>(file)
    : readJson<PageQuery[]>(file).map(labelPages);
  queriesByLang.set(lang, [...(queriesByLang.get(lang) ?? []), ...queries]);
  const ask = askSections(await readBuiltIndex(dist, lang));
  const { all, misses } = await scoreQueries(queries, ask, lang);
  console.log(`${file}: ${formatScores(all)}`);
  const scores = new Map<string, number>(Object.entries(all));
  for (const [name, least] of Object.entries(floor)) {
    const value = scores.get(name) ?? 0;
    if (value >= least) continue;
    problems.push(
      `${file}: ${name} is ${value.toFixed(3)}, below its floor of ${least}.\n${misses.join('\n')}`,
    );
  }
}

for (const [lang, queries] of queriesByLang) {
  const captures = await findCaptures(readBuiltFiles(dist), lang, queries);
  problems.push(
    ...captures.map(capture => `search/asked (${lang}): ${capture}`),
  );
}

/** The shares of headings, and of phrases in search/asked, that lead to their section. */
const LEAST_HEADINGS = 0.98;
const LEAST_ASKED = 0.97;

for (const { lang } of locales) {
  const index = await readBuiltIndex(dist, lang);
  const inLang = (place: string) => translateAddress(place, lang, addressRules);
  const idsByPage = new Map<string, Set<string>>();
  for (const { path: page, id } of index.sections) {
    const label = labelPath(page, lang);
    idsByPage.set(label, (idsByPage.get(label) ?? new Set()).add(id));
  }
  const [tuning = [], measured = []] = ['tuning', 'measured'].map(half =>
    readJson<LabeledQuery[]>(`real.${half}.${lang}.json`),
  );
  const asked = readAsked(path.join(root, 'search/asked'), lang);
  problems.push(
    ...[
      ...checkLabels(tuning, idsByPage),
      ...checkLabels(measured, idsByPage),
    ].map(problem => `real.*.${lang}.json: ${problem}`),
    ...checkAsked(asked, idsByPage).map(
      problem => `search/asked/${lang}/${problem}`,
    ),
  );
  const typed = tuning.map(({ q }) => q);
  const { line, worst } = await measureFirstAnswers(typed, dist, lang);
  console.log(`first answers ${lang}: ${line}`);
  if (worst.bytes > FIRST_ANSWER_LIMIT) {
    problems.push(
      `The first answer to "${worst.query}" (${lang}) loads ${worst.bytes} bytes of the index, more than ${FIRST_ANSWER_LIMIT}.`,
    );
  }

  /** How many probes have to lead to their place; all of them by default. */
  const expectShare = async (what: string, probes: Probe[], least = 1) => {
    const missed = await probe(index, probes);
    const share = 1 - missed.length / Math.max(1, probes.length);
    console.log(`${what} ${lang}: ${share.toFixed(3)} of ${probes.length}`);
    for (const miss of missed) console.log(`  ${miss}`);
    if (share >= least) return;
    problems.push(
      `Only ${share.toFixed(3)} of the ${what} (${lang}) lead to their section, less than ${least}: ${missed.join(', ')}`,
    );
  };
  const rslib = path.join(root, 'node_modules/@rslib/core');
  const options = readOptions(root, rslib, lang).filter(
    ({ isNested = false }) => !isNested,
  );
  await expectShare('option names', optionProbes(options));
  await expectShare('headings', headingProbes(index), LEAST_HEADINGS);
  const placesByWord =
    readJson<Record<string, string | string[]>>('synonyms.json');
  problems.push(
    ...checkSynonyms(asked, placesByWord).map(
      problem => `search/asked/${lang}: ${problem}`,
    ),
  );
  const isOwn = (word: string) =>
    /\p{Script=Han}/u.test(word) === (lang === 'zh');
  const synonyms = Object.entries(placesByWord)
    .filter(([word]) => isOwn(word))
    .map(([query, places]) => ({ query, places: [places].flat().map(inLang) }));
  await expectShare('synonyms', synonyms);
  await expectShare(
    'phrases in search/asked',
    askedProbes(asked).map(one => ({ ...one, places: one.places.map(inLang) })),
    LEAST_ASKED,
  );
}

const { count, misses: pairMisses } = await checkHeadingPairs(
  await readBuiltIndex(dist, 'zh'),
);
console.log(`${count} pairs of Chinese characters, ${pairMisses.length} miss`);
problems.push(
  ...pairMisses.map(
    miss => `A pair doesn't find all headings that contain it: ${miss}`,
  ),
);

reportProblems(problems, {
  total: `${Object.keys(floors).length} query files`,
});
