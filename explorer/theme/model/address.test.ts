import { describe, expect, test } from '@rstest/core';
import {
  differences,
  readExample,
  readSample,
  readView,
  writeView,
} from './address.ts';
import { axis } from './sampleFixture.ts';

const axes = [
  axis('format', 'js', 'esm', 'cjs', 'umd'),
  axis('minify', 'js', 'no', 'on'),
];
const sample = { id: 'log', ids: ['log', 'stars'], axes };
const esm = { format: 'esm', minify: 'no' };

describe('readSample', () => {
  test.each([
    ['', 'log'],
    ['?sample=stars', 'stars'],
    ['?sample=none', 'log'],
    ['?sample=__proto__', 'log'],
    ['?sample=%', 'log'],
  ])('%j asks for %s', (search, id) => {
    expect(readSample(search, ['log', 'stars'])).toBe(id);
  });
});

describe('readExample', () => {
  test.each(['', '?example=', '?example=../a', '?example=a%2Fb', '?example=%'])(
    '%j asks for none',
    search => expect(readExample(search)).toBeUndefined(),
  );
});

describe('readView', () => {
  test('an empty address is the default', () => {
    expect(readView('', axes)).toEqual({ choice: esm, file: undefined });
  });

  test('unknown values and axes fall back', () => {
    const { choice, shows } = readView(
      '?format=<b>&minify=on&constructor=x&a=%E0%A4%A&view=<b>',
      axes,
    );
    expect(shows).toBeUndefined();
    expect(choice).toEqual({ format: 'esm', minify: 'on' });
  });
});

describe('writeView', () => {
  test('the default has no query', () => {
    expect(writeView('', sample, { choice: esm })).toBe('');
    expect(writeView('?format=umd', sample, { choice: esm })).toBe('');
  });

  test('another sample is named', () => {
    const other = { ...sample, id: 'stars' };
    expect(writeView('', other, { choice: esm })).toBe('?sample=stars');
  });

  test('an example is named', () => {
    const search = writeView('', { ...sample, id: 'umd' }, { choice: esm });
    expect(search).toBe('?example=umd');
    expect(readExample(search)).toBe('umd');
  });

  test('what is written is read again', () => {
    const view = {
      choice: { format: 'umd', minify: 'on' },
      file: 'dist/a b.js',
      source: 'src/a&b.ts',
      shows: 'log' as const,
    };
    const search = writeView('', sample, view);
    expect(search).toBe(
      '?format=umd&minify=on&file=dist/a%20b.js&source=src/a%26b.ts&view=log',
    );
    expect(readView(search, axes)).toEqual(view);
  });

  test('parts that the address hides stay hidden, other words go', () => {
    const search = '?navbar=0&q=dts&utm=1&footer=%26';
    expect(writeView(search, sample, { choice: esm })).toBe(
      '?navbar=0&footer=%26',
    );
  });
});

test('differences are in the order of the axes', () => {
  expect(differences(axes, { minify: 'on', format: 'umd' })).toEqual([
    ['format', 'umd'],
    ['minify', 'on'],
  ]);
  expect(differences(axes, esm, { ...esm, minify: 'on' })).toEqual([
    ['minify', 'no'],
  ]);
});
