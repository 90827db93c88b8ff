import { readFileSync, readdirSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { ErrorFinder } from '../search/ErrorFinder.ts';
import type { KnownError } from '../search/KnownError.ts';

interface Catalogued extends KnownError {
  id: string;
  page: string;
}
interface Log {
  log: string[];
}

const read = <T>(file: string): T =>
  // `as` is right: the checks of content and examples hold the forms.
  JSON.parse(readFileSync(file, 'utf8')) as T;

const catalogue = read<Catalogued[]>('content/errors.json');
const finder = new ErrorFinder(catalogue);
const idsIn = (output: string) =>
  finder
    .find(output)
    .filter(({ isWhole }) => isWhole)
    .map(({ error }) => error.id);

/** What each example printed, all of it. */
const outputs = readdirSync('examples/results')
  .filter(file => file.endsWith('.json'))
  .map(file => {
    const { log, steps } = read<Log & { steps: Log[] }>(
      `examples/results/${file}`,
    );
    return {
      name: file.replace('.json', ''),
      output: [log, ...steps.map(step => step.log)].flat().join('\n'),
    };
  });

/** Prints only the last lines of several builds, each by a program of its own. */
const SEVERAL_BUILDS = ['api-programs'];

/** Examples with a step that asks TypeScript for Chinese. */
const IN_CHINESE = ['typescript-in-chinese', 'fail-typescript-codes'];

/** What tools print before a message, and others leave out. */
const KIND = /^(?:TS\d+|\w*Error(?: \[\w+\])?): (?=[^{])/;

/** A message as a person would look for it: word for word, names skipped. */
function wordForWord(text: string): RegExp {
  const parts = text
    .split(/\{\w+\}/)
    .map(part => part.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const last = parts.length > 1 && parts.at(-1) === '' ? '(.{0,500})' : '';
  const body = last ? parts.slice(0, -1) : parts;
  return new RegExp(body.join('(.{0,500}?)') + last, 'g');
}

/** Whether a message is printed, in any of its wordings, about what it's for. */
function isIn({ text, also = [], where = {} }: Catalogued, output: string) {
  return [text, ...also]
    .flatMap(one => [one, one.replace(KIND, '')])
    .some(wording => {
      const names = [...wording.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      return [...output.matchAll(wordForWord(wording))].some(([, ...values]) =>
        names.every((name = '', at) => {
          const value = (values[at] ?? '').replaceAll(/\s/g, '');
          return new RegExp(where[name]?.pattern ?? '', 'i').test(value);
        }),
      );
    });
}

/** What the messages of an output are, without the finder. */
function messagesIn(output: string): Catalogued[] {
  const found = catalogue.filter(error => isIn(error, output));
  // A message may be the beginning of another one that is meant, or the same words, or
  // only occur inside another.
  return found.filter(
    error =>
      !found.some(
        other =>
          other !== error &&
          (other.text.startsWith(error.text) ||
            (other.text.includes(error.text) &&
              !isIn(error, output.replaceAll(other.text, ''))) ||
            (other.where && shapeOf(other) === shapeOf(error))),
      ),
  );
}

function shapeOf({ text }: Catalogued): string {
  return text.replaceAll(/\{\w+\}/g, '{}');
}

const cases = outputs
  .map(example => ({ ...example, expected: messagesIn(example.output) }))
  .filter(({ expected }) => expected.length > 0);

/** Ways in which output reaches a paste. */
const disguises: [string, (output: string) => string][] = [
  ['as printed', output => output],
  [
    'with colors and Windows line ends',
    output =>
      output
        .split('\n')
        .map(line =>
          line.replaceAll(/\S+/g, word => `\u001B[1;31m${word}\u001B[39m`),
        )
        .join('\r\n'),
  ],
  [
    'wrapped at 72 columns',
    output => output.replaceAll(/.{72}/g, line => `${line}\n`),
  ],
  [
    'wrapped, with the time of a CI runner before each line',
    output =>
      output
        .replaceAll(/.{72}/g, line => `${line}\n`)
        .replaceAll(/^/gm, '2026-11-16T04:12:33.1234567Z '),
  ],
  [
    'from Windows, below the noise of a package manager',
    output =>
      `> lib@1.0.0 build\n> rslib\n\n${output.replaceAll('<project>', String.raw`C:\Users\A B\lib`)}\nnpm error code 1`,
  ],
  ['quoted in an issue', output => output.replaceAll(/^/gm, '> ')],
];

describe('the catalogue of messages', () => {
  test('many examples print one of them', () => {
    expect(cases.length).toBeGreaterThan(80);
  });

  describe.each(disguises)('%s', (_, disguise) => {
    test.each(cases)('$name', ({ output, expected }) => {
      expect(idsIn(disguise(output))).toEqual(
        expect.arrayContaining(expected.map(({ id }) => id)),
      );
    });
  });

  test('what went wrong comes before what only says that it did', () => {
    const isStep = ({ isSummary = false }: Catalogued) => isSummary;
    const late = cases
      .filter(
        ({ name, expected }) =>
          !SEVERAL_BUILDS.includes(name) &&
          expected.some(one => one.level === 'error' && !isStep(one)),
      )
      .flatMap(({ name, output }) => {
        const [first] = finder.find(output);
        return first && !isStep(first.error) ? [] : [name];
      });
    expect(late).toEqual([]);
  });

  test('a build that prints none of them finds none', () => {
    const wrong = outputs
      .filter(({ output }) => messagesIn(output).length === 0)
      .flatMap(({ name, output }) => {
        const ids = idsIn(output);
        return ids.length > 0 ? [`${name}: ${ids.join()}`] : [];
      });
    expect(wrong).toEqual([]);
  });

  test('TypeScript is understood in Chinese, also without its codes', () => {
    // Rslib names the compiler before each line, and asks it for English.
    const lines = outputs
      .filter(({ name }) => IN_CHINESE.includes(name))
      .flatMap(({ output }) => output.split('\n'))
      .filter(line => /^(?!\[tsgo\]).*error TS/.test(line));
    const found = lines.map(line => {
      const [place = '', message = ''] = line.split(/error (?=TS)/);
      const [code = ''] = message.split(':');
      const words = message.replace(/^TS\d+: /, '');
      return {
        code,
        ids: idsIn(words),
        again: idsIn(`${place}错误 ${message}`),
      };
    });
    const coded = catalogue
      .filter(({ from, text }) => from === 'typescript' && /^TS\d/.test(text))
      .map(({ text }) => text.replace(/:.*/s, ''));
    expect([...new Set(found.map(({ code }) => code))].sort()).toEqual(
      coded.sort(),
    );
    expect(
      found.filter(
        ({ code, ids, again }) =>
          ids.join() !== code.toLowerCase() || again.join() !== ids.join(),
      ),
    ).toEqual([]);
  });

  test.each(catalogue.map(error => [error.id, error] as const))(
    '%s is found by its own words, and by the first half of them',
    (id, { text, where = {} }) => {
      const filled = text.replaceAll(
        /\{(\w+)\}/g,
        (_, name: string) => where[name]?.like ?? `some-${name}`,
      );
      expect(idsIn(`Rslib v1.0.1\n\nerror   ${filled}\n    at a`)).toContain(
        id,
      );
      const words = text.split(/\{\w+\}/).join('').length;
      if (words < 30) return; // Half of it is what anything may print.
      const half = filled.slice(0, filled.length * 0.6);
      expect(finder.find(half).map(({ error }) => error.id)).toContain(id);
    },
  );
});
