import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';

const root = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');
const home = (lang: string) => read(`content/${lang}/index.mdx`);
const packageFile = createRequire(import.meta.url).resolve('@rslib/core');

describe('figures of the home page', () => {
  test('formats are those of the installed package', () => {
    const types = readFileSync(
      path.join(path.dirname(packageFile), '../dist-types/types/config.d.ts'),
      'utf8',
    );
    const [, union = ''] = /type Format = ([^;]+);/.exec(types) ?? [];
    const formats = [...union.matchAll(/'(\w+)'/g)].map(([, name]) => name);
    expect(formats).toHaveLength(5);
    for (const lang of ['en', 'zh']) {
      for (const name of formats) expect(home(lang)).toContain(`\`${name}\``);
    }
  });

  test('what it needs is what the package declares', () => {
    const file = path.join(path.dirname(packageFile), '../package.json');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
      engines: { node: '^20.19.0 || >=22.12.0' },
      license: 'MIT',
    });
    for (const lang of ['en', 'zh']) {
      expect(home(lang)).toMatch(/needs: .*Node\.js 20\.19.*22\.12.*MIT/);
    }
  });
});
