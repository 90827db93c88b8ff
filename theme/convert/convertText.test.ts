import { expect, test } from '@rstest/core';
import { converterStrings } from '../../i18n/converter/index.ts';
import { convertText } from './convertText.ts';

const words = converterStrings.en;
const rows = new Map([
  ['entry', { text: 'source.entry', address: '#entries' }],
  ['watch', { text: 'rslib --watch', address: '#run' }],
]);
const convertTsup = (config: string, manifest = '') =>
  convertText({ tool: 'tsup', config, manifest }, rows, words);

test('a config is converted, and a blank package.json is none', () => {
  const { says, conversion, refused } = convertTsup(
    "export default { entry: ['src/a.ts'] };",
    ' \n',
  );
  expect(says).toBe('Converted.');
  expect(conversion?.config).toContain('src/a.ts');
  expect(refused).toBeUndefined();
});

test('what has to be checked is counted', () => {
  const { says } = convertTsup(
    "export default { entry: ['src/a.ts'], watch: true };",
  );
  expect(says).toBe('Converted. To check: 1.');
});

test.each([
  ['export default {', 'line 1 isn'],
  ['export const a = 1;', 'no config is exported'],
  [' '.repeat(100_001), 'more than 100,000'],
  ["import a from 'a';\nexport default a('$&');", "what a('$&') in line 2"],
  [
    "import a from 'a';\nexport default a({\n  b: process.env.B,\n});",
    'what a({ b: process.env.B, }) in line 2',
  ],
])('%s is refused, with the reason and the place', (config, reason) => {
  const { says, conversion, refused } = convertTsup(config);
  expect(says).toContain(reason);
  expect(conversion).toBeUndefined();
  expect(refused).toMatchObject({ isManifest: false, place: {} });
});

test('a config without a library is explained by the guide', () => {
  const { says, conversion } = convertText(
    { tool: 'vite', config: 'export default {};' },
    rows,
    words,
  );
  expect(says).toBe(words.notConverted);
  expect(conversion?.notes).toMatchObject([{ option: 'build.lib' }]);
});

test.each(['{', '[]'])('%s is no package.json', manifest => {
  expect(convertTsup("export default { entry: 'a' };", manifest)).toEqual({
    says: words.badManifest,
    refused: { isManifest: true },
  });
});
