import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { parseFenceMeta } from '../content-model/parseFenceMeta.ts';

/**
 * The explorer shows scripts by format and structure, and declarations by their
 * own choice. That is honest only if each combination, when built, writes just
 * these files.
 */
const pages = ['en', 'zh'].map(lang => `content/${lang}/index.mdx`);

interface Part {
  name: string;
  /** The choices in words. */
  title: string;
  choices: Record<string, string>;
  fences: { values: Record<string, string>; code: string }[];
}

const PART = /<(Config|Built)((?: \w+="\w+")*)>\n\n([\s\S]*?)<\/\1>/g;
const FENCE = /```\w+ (.*)\n([\s\S]*?)```/g;

function partsOf(page: string): Part[] {
  const text = readFileSync(page, 'utf8');
  return [...text.matchAll(PART)].map(
    ([, name = '', marks = '', inner = '']) => ({
      name,
      title: marks.trim(),
      choices: parseFenceMeta(marks).values,
      fences: [...inner.matchAll(FENCE)].map(([, meta = '', code = '']) => ({
        values: parseFenceMeta(meta).values,
        code,
      })),
    }),
  );
}

function exampleOf({ fences }: Part): string {
  return fences[0]?.values.example ?? '';
}

function resultOf(example: string) {
  const text = readFileSync(`examples/results/${example}.json`, 'utf8');
  return JSON.parse(text) as { exit: number; files: Record<string, string[]> };
}

describe.each(pages)('the explorer of %s', page => {
  const parts = partsOf(page);
  const configs = parts.filter(({ name }) => name === 'Config');
  const built = parts.filter(({ name }) => name === 'Built');

  test('has every combination, once', () => {
    const names = configs.map(({ choices }) =>
      Object.values(choices).join(' '),
    );
    const all = ['esm', 'cjs'].flatMap(format =>
      ['one', 'each'].flatMap(structure =>
        ['none', 'each', 'one'].map(types => `${format} ${structure} ${types}`),
      ),
    );
    const umd = ['umd one none', 'umd one each', 'umd one one', 'umd each'];
    expect(names.toSorted()).toEqual([...all, ...umd].toSorted());
  });

  const shownFor = ({ choices: chosen }: Part) =>
    built
      .filter(({ choices }) =>
        Object.entries(choices).every(
          ([name, value]) => chosen[name] === value,
        ),
      )
      .flatMap(({ fences }) => fences);
  const isBuilt = ({ choices }: Part) => 'types' in choices;

  test.each(configs.filter(isBuilt))('$title: shows what was built', config => {
    const { files } = resultOf(exampleOf(config));
    const shown = shownFor(config).map(({ values, code }) => [
      values.title,
      code,
    ]);
    const written = Object.entries(files).map(([file, lines]) => [
      file,
      `${lines.join('\n')}\n`,
    ]);
    expect(shown.toSorted()).toEqual(written.toSorted());
  });

  test('shows the message where the build fails', () => {
    const [refused, ...others] = configs.filter(part => !isBuilt(part));
    expect(others).toEqual([]);
    const example = refused ? exampleOf(refused) : '';
    expect(resultOf(example).exit).toBe(1);
    const shown = refused ? shownFor(refused) : [];
    expect(shown.map(({ values }) => values.example)).toEqual([example]);
  });

  test('builds the source it shows, every time', () => {
    const sources = configs.map(config =>
      ['index.ts', 'pad.ts']
        .map(file => `examples/${exampleOf(config)}/src/${file}`)
        .map(file => readFileSync(file, 'utf8'))
        .join('\n'),
    );
    expect(new Set(sources).size).toBe(1);
  });
});
