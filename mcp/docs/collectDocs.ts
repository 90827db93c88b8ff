import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  listSampleIds,
  parseSample,
  readSampleText,
} from '../../content-model/examples/samples.ts';
import { splitCopy } from '../../content-model/splitCopy.ts';
import type { DecoderEntry } from '../../error-decoder/search/KnownError.ts';
import type { Sample } from '../../explorer/shared/Sample.ts';
import { parseJson } from '../../shared/parseJson.ts';
import { langs, type Lang } from '../../site/locales.ts';
import { readOptions } from '../../content-model/options/readOptions.ts';
import { collectExamples } from './collectExamples.ts';
import { rememberParts, type DocParts, type Docs } from './Docs.ts';

/** What the server knows, from a project and its last build. */
export function collectDocs(root: string): Docs {
  const dist = path.join(root, 'dist');
  const docs: Docs = {
    pages: () => collectPages(dist),
    index: () => readIndex(dist),
    options: () =>
      byLang(lang =>
        readOptions(root, path.join(root, 'node_modules/@rslib/core'), lang),
      ),
    errors: () => {
      const folder = buildFolder(dist, 'data/errors');
      return byLang(lang =>
        readJson<DecoderEntry[]>(path.join(folder, `${lang}.json`)),
      );
    },
    examples: () => collectExamples(root),
    samples: () => collectSamples(path.join(root, 'examples/explorer')),
  };
  return rememberParts(name => docs[name]());
}

function byLang<Value>(read: (lang: Lang) => Value): Record<Lang, Value> {
  // `langs` has every language.
  return Object.fromEntries(langs.map(lang => [lang, read(lang)])) as Record<
    Lang,
    Value
  >;
}

function readJson<T>(file: string): T {
  return parseJson<T>(readFileSync(file, 'utf8'));
}

/** The folder below one, whose name is a hash. */
function buildFolder(dist: string, name: string): string {
  const folder = path.join(dist, name);
  const [build] = existsSync(folder) ? readdirSync(folder) : [];
  if (!build) {
    throw new Error(
      `There is nothing in ${folder}. Run \`npm run build\` first.`,
    );
  }
  return path.join(folder, build);
}

function collectPages(dist: string): DocParts['pages'] {
  return Object.fromEntries(
    globSync('**/*.md', { cwd: dist })
      .map(file => file.split(path.sep).join('/'))
      .filter(file => !/(?:^|\/)404\.md$/.test(file))
      .sort()
      .map(file => [
        `/${file}`.replace(/(?:(?<=\/)index)?\.md$/, ''),
        splitCopy(readFileSync(path.join(dist, file), 'utf8')),
      ]),
  );
}

function readIndex(dist: string): DocParts['index'] {
  // Fails if there is none.
  const folder = path.dirname(buildFolder(dist, 'static/search'));
  const files = globSync('**/*.json', { cwd: folder })
    .map(file => file.split(path.sep).join('/'))
    // Below a folder that is named after a hash.
    .map(file => [file.replace(/^\w+\/|\.json$/g, ''), file] as const)
    .sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(
    files.map(([name, file]) => [name, readJson(path.join(folder, file))]),
  );
}

/** The samples of the Explorer, the one with most choices first. */
function collectSamples(folder: string): Sample[] {
  return listSampleIds(folder)
    .flatMap(id => readSampleText(folder, id) ?? [])
    .map(parseSample)
    .sort((a, b) => countChoices(b) - countChoices(a));
}

function countChoices({ axes }: Sample): number {
  return axes.reduce((count, { values }) => count * values.length, 1);
}
