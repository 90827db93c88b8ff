import { describe, expect, test } from '@rstest/core';
import { withFiles } from '../../rules/testing/checkFiles.ts';
import { findAddresses, readAddresses } from './findAddresses.ts';

const origin = 'https://site.dev';
const addresses = (text: string) =>
  readAddresses(text, origin).map(({ address }) => address);

describe('readAddresses', () => {
  test.each([
    [
      '{@link https://site.dev/config/lib/dts#dtsbundle}',
      ['/config/lib/dts#dtsbundle'],
    ],
    ['see https://site.dev/guide/.', ['/guide/']],
    ['`(https://site.dev/a#__b)`', ['/a#__b']],
    ["'https://site.dev/a?from=ide#b'", ['/a#b']],
    ['https://site.dev', ['/']],
    ['https://site.dev/ https://site.dev/a', ['/', '/a']],
    ['color("https://site.dev/a")\\n', ['/a']],
    ['https://site.dev.evil/a https://site.devil/a', []],
    ['http://other.dev/a', []],
  ])('of %s', (text, expected) => {
    expect(addresses(text)).toEqual(expected);
  });

  test('names the line', () => {
    expect(readAddresses('a\n\nhttps://site.dev/b', origin)).toEqual([
      { address: '/b', line: 3 },
    ]);
  });
});

describe('findAddresses', () => {
  test('reads types, code and texts, but not the packages inside', () => {
    const files = {
      'p/dist/index.js': '// https://site.dev/a',
      'p/types/x.d.ts': '\n/** https://site.dev/b */',
      'p/README.md': '[c](https://site.dev/c)',
      'p/logo.svg': 'https://site.dev/svg',
      'p/node_modules/q/index.js': 'https://site.dev/q',
    };
    withFiles(files, root => {
      expect(findAddresses(root, 'p', origin)).toEqual([
        { address: '/c', file: 'p/README.md', line: 1 },
        { address: '/a', file: 'p/dist/index.js', line: 1 },
        { address: '/b', file: 'p/types/x.d.ts', line: 2 },
      ]);
    });
  });

  test('a package without any address is an error', () => {
    withFiles({ 'p/index.js': '' }, root => {
      expect(() => findAddresses(root, 'p', origin)).toThrow(
        'nothing was checked',
      );
    });
  });
});
