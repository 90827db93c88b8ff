import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  listExampleIds,
  readExample,
} from '../../content-model/examples/Example.ts';
import type {
  ExampleResult,
  FileContent,
} from '../../content-model/examples/ExampleResult.ts';
import { readData } from '../../content-model/examples/resultFiles.ts';
import type { ExampleEntry, ExampleRun } from './Docs.ts';

/** Text that can be shown; other source files are only listed by name. */
const TEXT_FILE =
  /\.(?:[cm]?[jt]sx?|json|css|scss|less|svg|vue|svelte|html|md|csv|txt|wat|env)$|\/\.env[.\w]*$/;

/** All examples, with the headings on the pages that show them. */
export function collectExamples(root: string): ExampleEntry[] {
  const folder = path.join(root, 'examples');
  const places = collectPlaces(path.join(root, 'content'));
  return listExampleIds(folder).map(id => {
    const { title } = readExample(folder, id);
    const result = readData<ExampleResult>(
      path.join(folder, 'results', `${id}.json`),
    );
    return {
      id,
      title,
      places: [...(places.get(id) ?? [])],
      sources: readSources(path.join(folder, id)),
      output: mapValues(result?.files ?? {}, textOf),
      runs: result ? runsOf(result) : [],
    };
  });
}

function readSources(folder: string): Record<string, string> {
  const names = globSync(['**/*', '**/.*', '.*/*'], { cwd: folder })
    .map(name => name.split(path.sep).join('/'))
    .filter(name => TEXT_FILE.test(`/${name}`) && name !== 'example.json');
  return Object.fromEntries(
    [...new Set(names)]
      .sort()
      .map(name => [name, readFileSync(path.join(folder, name), 'utf8')]),
  );
}

function runsOf(result: ExampleResult): ExampleRun[] {
  return [{ command: 'rslib build', ...result }, ...result.steps].map(
    ({ command, exit, log }) => ({ command, exit, log: log.join('\n') }),
  );
}

function textOf(content: FileContent): string {
  return Array.isArray(content) ? content.join('\n') : `(${content.note})`;
}

function mapValues<Value, Result>(
  values: Record<string, Value>,
  toResult: (value: Value) => Result,
): Record<string, Result> {
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [key, toResult(value)]),
  );
}

/** The title of the page and of the section around each block, by example. */
function collectPlaces(content: string): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const file of globSync('*/**/*.mdx', { cwd: content })) {
    let [title, heading] = ['', ''];
    for (const line of readFileSync(path.join(content, file), 'utf8').split(
      '\n',
    )) {
      const [, page] = /^title: (.*)/.exec(line) ?? [];
      const [, words] = /^#{2,6} (.*?)(?: \{#[\w-]+\})?$/.exec(line) ?? [];
      if (page && !title) title = page;
      if (words) heading = words.replaceAll('`', '');
      const [, id] = /^\s*```.* example="([\w-]+)"/.exec(line) ?? [];
      if (!id) continue;
      const own = places.get(id) ?? new Set();
      places.set(id, own.add(`${title} › ${heading}`));
    }
  }
  return places;
}
