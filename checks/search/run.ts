// Holds search to its goals on the last build: how well it answers the queries
// of bench/search (floors.json may only rise), that pairs of Chinese characters
// find the headings they stand in, and what search weighs.
import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import path from 'node:path';
import { locales } from '../../site/locales.ts';
import { SearchIndex } from '../../search/SearchIndex.ts';
import { askIndex, evaluate, type Query } from './evaluate.ts';
import { checkHeadingPairs } from './headingPairs.ts';
import { readBuiltIndex } from '../../content-model/readBuiltIndex.ts';
import { weighSearch } from './weigh.ts';

interface Floor {
  successAt1: number;
  successAt5: number;
  mrrAt5: number;
}

const DIALOG_LIMIT = 30_000;
const INDEX_LIMIT = 80_000;

const root = path.resolve(import.meta.dirname, '../..');
const bench = path.join(root, 'bench/search');
const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(bench, file), 'utf8'));
const floors = readJson('floors.json') as Record<string, Floor>;
const problems: string[] = [];

for (const [file, floor] of Object.entries(floors)) {
  const lang = file.split('.')[1] ?? '';
  const index = await readBuiltIndex(path.join(root, 'dist'), lang);
  const result = await evaluate(
    readJson(file) as Query[],
    askIndex(index),
    lang,
  );
  console.log(`${file}: ${result.line}`);
  for (const [name, least] of Object.entries(floor) as [
    keyof Floor,
    number,
  ][]) {
    if (result[name] >= least) continue;
    problems.push(
      `${file}: ${name} is ${result[name].toFixed(3)}, which is below its floor of ${least}. ` +
        `See what misses: npm run search:eval -- --lang ${lang} --queries bench/search/${file} --verbose\n${result.misses.join('\n')}`,
    );
  }
}

const chinese = await readBuiltIndex(path.join(root, 'dist'), 'zh');
if (chinese instanceof SearchIndex) {
  const { count, misses } = await checkHeadingPairs(chinese, chinese.sections);
  console.log(`${count} pairs of Chinese characters, ${misses.length} miss`);
  problems.push(
    ...misses.map(miss => `The pair does not find all headings: ${miss}`),
  );
}

const { dialog, indexes } = weighSearch(
  path.join(root, 'dist'),
  locales.map(({ lang }) => lang),
);
console.log(`dialog and engine: ${dialog} B gzip`);
if (dialog > DIALOG_LIMIT) {
  problems.push(`The dialog weighs ${dialog} B, more than ${DIALOG_LIMIT} B.`);
}
for (const [lang, bytes] of Object.entries(indexes)) {
  console.log(`index ${lang}: ${bytes} B brotli`);
  if (bytes > INDEX_LIMIT) {
    problems.push(
      `The index ${lang} weighs ${bytes} B, more than ${INDEX_LIMIT} B.`,
    );
  }
}

const engineFiles = await Array.fromAsync(
  glob('**/search_index*.json', { cwd: path.join(root, 'dist') }),
);
if (engineFiles.length > 0) {
  problems.push(
    `The engine wrote an index of its own, ${engineFiles.join(', ')}, which nobody reads. ` +
      'Adapt modifySearchIndexData in plugins/search-index to the new engine.',
  );
}

for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
