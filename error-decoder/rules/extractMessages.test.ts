import { describe, expect, test } from '@rstest/core';
import { extractMessages } from './extractMessages.ts';

const read = (...codes: string[]) =>
  extractMessages(codes.map((code, index) => ({ file: `${index}.js`, code })));
const texts = (...codes: string[]) => read(...codes).map(({ text }) => text);

describe('finds', () => {
  test.each([
    ['a thrown error', "throw new Error('Bad format used');"],
    ['an error without new', "if (a) throw Error('Bad format used');"],
    ['another class', "throw new CACError('Bad format used');"],
    ['an error given to a callback', "callback(new Error('Bad format used'));"],
    ['a log', "src_logger.error('Bad format used');"],
    ['a console', "console.warn('Bad format used');"],
    ['a collected reason', "entryErrorReasons.push('Bad format used');"],
    [
      'a field that is thrown later',
      "resolve({ errorMessage: 'Bad format used' });",
    ],
    [
      'an error that waits in a variable',
      "const e = new Error('Bad format used'); throw e;",
    ],
    ['joined strings', "throw new Error('Bad ' + 'format used');"],
    [
      'a colored string',
      "throw new Error(`Bad ${color.cyan('format')} used`);",
    ],
    [
      'a constant',
      "const kind = 'format'; throw new Error(`Bad ${kind} used`);",
    ],
    ['older code', 'throw new Error("Bad ".concat("format").concat(" used"));'],
  ])('%s', (_, code) => {
    expect(texts(code)).toEqual(['Bad format used']);
  });

  test('a constant of another module', () => {
    expect(
      texts(
        "const PKG = '@swc/helpers'; export { PKG };",
        'logger.error(`No ${PKG} was found`);',
      ),
    ).toEqual(['No @swc/helpers was found']);
  });

  test('the level', () => {
    expect(
      read(
        "logger.warn('This is deprecated'); logger.error('This has failed');",
      ).map(({ level }) => level),
    ).toEqual(['warn', 'error']);
  });
});

test.each([
  ['`Bad format: ${format}`', 'Bad format: {format}'],
  ['`Bad format: ${JSON.stringify(lib.format)}`', 'Bad format: {format}'],
  ['`Bad ids: ${ids.map(id => `"${id}"`).join(\', \')}`', 'Bad ids: {ids}'],
  ['`Bad file: ${path.relative(root, file)}`', 'Bad file: {file}'],
  ['`Bad type: ${typeof entry}`', 'Bad type: {type}'],
  ['`Bad place: ${a ? b : c}`', 'Bad place: {value}'],
  ['prefix, `Bad format: ${x}`', '{prefix} Bad format: {x}'],
])('names what only a run knows in %s', (code, expected) => {
  expect(texts(`logger.error(${code});`)).toEqual([expected]);
});

test.each([
  ['information', "logger.info('The build has started');"],
  ['debug output', "logger.debug('The build has started');"],
  [
    'an error that is passed on',
    'logger.error(err); throw new Error(message);',
  ],
  ['the container of other errors', "throw new AggregateError('a b c');"],
  ['a word alone', "console.error('SEMVER', ...args);"],
  ['strings that nobody prints', "const hint = 'Bad format used';"],
])('leaves out %s', (_, code) => {
  expect(texts(code)).toEqual([]);
});

test('counts a message once', () => {
  const code = "throw new Error('Bad format used');";
  expect(texts(code, code)).toHaveLength(1);
});

test('refuses code that does not parse', () => {
  expect(() => texts('const = 1')).toThrow('0.js does not parse');
});
