// Measures how well search answers a file of queries, with the built index and the
// code that readers run:
// `npm run search:eval -- --lang zh --queries bench/search/queries.zh.json`.
// --verbose lists the queries that miss.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { askIndex, evaluate, type Query } from './evaluate.ts';
import { readBuiltIndex } from '../../content-model/readBuiltIndex.ts';

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    queries: { type: 'string' },
    verbose: { type: 'boolean', default: false },
  },
});
const file = values.queries ?? `bench/search/queries.${values.lang}.json`;
const queries = JSON.parse(readFileSync(file, 'utf8')) as Query[];
const index = await readBuiltIndex(path.resolve('dist'), values.lang);

const { line, misses } = await evaluate(queries, askIndex(index), values.lang);
if (values.verbose) for (const miss of misses) console.log(miss);
console.log(line);
