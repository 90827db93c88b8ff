// Checks search on the last build: how well it answers the queries in bench/search
// (floors.json may only go up), that pairs of Chinese characters find the headings
// that contain them, and how large the indexes are.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { locales } from '../../site/locales.ts';
import { SearchIndex } from '../../search/SearchIndex.ts';
import { askIndex, evaluate, type Query } from './evaluate.ts';
import { checkHeadingPairs } from './headingPairs.ts';
import { readBuiltIndex } from '../../content-model/readBuiltIndex.ts';
import { reportProblems } from '../reportProblems.ts';

interface Floor {
  successAt1: number;
  successAt5: number;
  mrrAt5: number;
}

const INDEX_LIMIT = 80_000;

const root = path.resolve(import.meta.dirname, '../..');
const bench = path.join(root, 'bench/search');
const dist = path.join(root, 'dist');
const readJson = (file: string): unknown =>
  JSON.parse(readFileSync(path.join(bench, file), 'utf8'));
const floors = readJson('floors.json') as Record<string, Floor>;
const problems: string[] = [];

for (const [file, floor] of Object.entries(floors)) {
  const lang = file.split('.')[1] ?? '';
  const index = await readBuiltIndex(dist, lang);
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
      `${file}: ${name} is ${result[name].toFixed(3)}, below its floor of ${least}. ` +
        `To list the misses: npm run search:eval -- --lang ${lang} --queries bench/search/${file} --verbose\n${result.misses.join('\n')}`,
    );
  }
}

const chinese = await readBuiltIndex(dist, 'zh');
if (chinese instanceof SearchIndex) {
  const { count, misses } = await checkHeadingPairs(chinese, chinese.sections);
  console.log(`${count} pairs of Chinese characters, ${misses.length} miss`);
  problems.push(
    ...misses.map(
      miss => `A pair doesn't find all headings that contain it: ${miss}`,
    ),
  );
}

for (const { lang } of locales) {
  const [file = ''] = globSync(`static/search/*/${lang}.json`, { cwd: dist });
  const bytes = brotliCompressSync(readFileSync(path.join(dist, file))).length;
  console.log(`index ${lang}: ${bytes} B brotli`);
  if (bytes > INDEX_LIMIT) {
    problems.push(
      `The index ${lang} has ${bytes} bytes, more than ${INDEX_LIMIT}.`,
    );
  }
}

reportProblems(problems, {
  total: `${Object.keys(floors).length} query files`,
});
