import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  listExampleIds,
  readExample,
  type Example,
} from '../content-model/examples/Example.ts';
import type {
  ExampleResult,
  FileContent,
} from '../content-model/examples/ExampleResult.ts';
import { readData } from '../content-model/examples/resultFiles.ts';

/** Text that can be shown; other source files are only listed by name. */
const TEXT_FILE =
  /\.(?:[cm]?[jt]sx?|json|css|scss|less|svg|vue|html|md|csv|txt|wat|env)$|\/\.env[.\w]*$/;

/** The examples whose name or title contains all words of a query. */
export function findExamples(folder: string, query = ''): Example[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return listExampleIds(folder)
    .map(id => readExample(folder, id))
    .filter(({ id, title }) => {
      const text = `${id} ${title}`.toLowerCase();
      return words.every(word => text.includes(word));
    });
}

/** An example with its source and actual build output; undefined if there's none. */
export function describeExample(
  folder: string,
  id: string,
): string | undefined {
  if (!listExampleIds(folder).includes(id)) return undefined;
  const { title } = readExample(folder, id);
  const result = readData<ExampleResult>(
    path.join(folder, 'results', `${id}.json`),
  );
  const sources = globSync('**/*', { cwd: path.join(folder, id) })
    .map(name => name.split(path.sep).join('/'))
    .filter(name => TEXT_FILE.test(`/${name}`) && name !== 'example.json')
    .sort()
    .map(name =>
      fence(name, readFileSync(path.join(folder, id, name), 'utf8')),
    );
  return [`# ${id}`, title, '## Source', ...sources, ...output(result)].join(
    '\n\n',
  );
}

function output(result: ExampleResult | undefined): string[] {
  if (!result) return [];
  const runs = [{ command: 'rslib build', ...result }, ...result.steps].map(
    ({ command, exit, log }) =>
      fence(`${command} (exit code ${exit})`, log.join('\n')),
  );
  return [
    '## Output',
    ...Object.entries(result.files).map(([name, content]) =>
      fence(name, textOf(content)),
    ),
    '## Log',
    ...runs,
  ];
}

function textOf(content: FileContent): string {
  return Array.isArray(content) ? content.join('\n') : `(${content.note})`;
}

function fence(title: string, text: string): string {
  const ending = /\.(\w+)$/.exec(title)?.[1] ?? 'text';
  // Longer than any fence inside, which would otherwise end the block.
  const longest = Math.max(
    2,
    ...(text.match(/`{3,}/g) ?? []).map(x => x.length),
  );
  const ticks = '`'.repeat(longest + 1);
  return `${ticks}${ending} title="${title}"\n${text.trimEnd()}\n${ticks}`;
}
