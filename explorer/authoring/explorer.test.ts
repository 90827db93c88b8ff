import { describe, expect, test } from '@rstest/core';
import {
  listSampleIds,
  parseSample,
  readSampleText,
  toSampleText,
} from '../../content-model/examples/samples.ts';
import { Site } from '../../content-model/Site.ts';
import { explorerNotes } from '../i18n/notes.ts';
import { listChoices } from '../shared/choices.ts';
import { Pool } from './assemble.ts';
import { messageOf } from '../shared/messageOf.ts';
import { parses } from './parses.ts';
import { pickRandom } from './pickRandom.ts';

const folder = 'examples/explorer';
const texts = listSampleIds(folder).map(id => readSampleText(folder, id) ?? '');

describe('the committed data', () => {
  test('covers at least 2,000 choices', () => {
    const counts = texts.map(
      text => listChoices(parseSample(text).axes).length,
    );
    expect(counts.reduce((a, b) => a + b)).toBeGreaterThanOrEqual(2000);
  });

  test('has the text that its data gives', () => {
    for (const text of texts) {
      expect(toSampleText(parseSample(text)) === text).toBe(true);
    }
  });
});

describe('each link of the data', () => {
  const site = new Site(process.cwd());
  const pageAt = (address: string, lang: string) =>
    [address, `${address}/index`, `${address}index`]
      .map(id => site.page(id.slice(1), lang))
      .find(page => page !== undefined);
  const links = [
    ...texts.flatMap(text =>
      parseSample(text).axes.map(({ reference }) => reference),
    ),
    ...Object.values(explorerNotes).map(({ page }) => page),
  ];

  test.each(['en', 'zh'])('leads to a section in %s', lang => {
    const dead = [...new Set(links)].filter(link => {
      const [address = '', id] = link.split('#');
      const sections = pageAt(address, lang)?.sections;
      return !sections?.some(section => !id || section.id === id);
    });
    expect(dead).toEqual([]);
  });
});

describe('a pool', () => {
  test('keeps texts, sets of files and messages once', () => {
    const pool = new Pool();
    const add = (files: Record<string, string>, message = '') =>
      pool.add({ files, message });
    expect(add({ a: 'x' })).toBe(0);
    expect(add({ a: 'x', b: 'x' })).toBe(1);
    expect(add({}, 'no')).toBe(-1);
    expect(add({ a: 'x' })).toBe(0);
    expect(add({}, 'not either')).toBe(-2);
    expect(add({}, 'no')).toBe(-1);
    expect(pool).toMatchObject({
      texts: ['x'],
      trees: [{ a: 0 }, { a: 0, b: 0 }],
      messages: ['no', 'not either'],
    });
  });
});

describe('parses', () => {
  test.each([
    ['export {};', { format: 'esm' }, true],
    ['export {};', { format: 'umd' }, false],
    ['return;', { format: 'cjs' }, true],
    ['const one = 1;', { format: 'cjs', syntax: 'es5' }, false],
    ['var one = a ?? b;', { format: 'esm', syntax: 'es2019' }, false],
    ['var one = a ?? b;', { format: 'esm', syntax: 'esnext' }, true],
    ['var one = <b />;', { format: 'esm' }, false],
    ['var one = <b />;', { format: 'esm', jsx: 'preserve' }, true],
  ])('%s as %o: %s', (text, choice, expected) => {
    expect(parses(text, choice)).toBe(expected);
  });
});

test('a message is without what every build prints', () => {
  const lines = [
    '  Rslib v1.0.1',
    '',
    'info    build started...',
    '(node) Warning: Failed to load the ES module: ./rslib.config.ts.',
    'error   Build error:',
    '  why',
    'error   build failed in <time>',
    'start   generating declaration files... (iife)',
    'ready   declaration files generated with tsgo in <time> (iife)',
    'error   Failed to build.',
    'error   Rspack build failed.',
  ];
  expect(messageOf(lines)).toBe('error   Build error:\n  why');
});

test('a seed picks the same items, each once', () => {
  const items = [...Array(30).keys()];
  const picked = pickRandom(items, 20, 7);
  expect(pickRandom(items, 20, 7)).toEqual(picked);
  expect(pickRandom(items, 20, 8)).not.toEqual(picked);
  expect(new Set(picked).size).toBe(20);
});
