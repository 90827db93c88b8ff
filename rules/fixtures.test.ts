import { readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { homeRules } from './home/index.ts';
import { linkRules } from './links/index.ts';
import { parityRules } from './parity/index.ts';
import { readExports } from '../content-model/exports/readExports.ts';
import { extractOptions } from '../content-model/options/extractOptions.ts';
import { referenceRules } from './reference/index.ts';
import { runRules, type Rule } from './Rule.ts';
import { withFixture } from './testing/withFixture.ts';
import { wordRules } from './words/index.ts';

const folder = path.join(import.meta.dirname, 'fixtures');

const rules: Rule[] = [
  ...parityRules,
  ...linkRules,
  ...wordRules,
  ...homeRules,
  ...referenceRules({
    package: 'fixture 1.0.0',
    options: extractOptions(path.join(folder, 'package')),
    exports: readExports(path.join(folder, 'package')),
    defaults: {
      'format.mode': {
        text: { en: 'the mode of the build', zh: '构建的模式' },
        known: 'It is a fixture.',
      },
    },
  }),
];
const ids = rules.map(({ id }) => id);

/** The rules that report something on the clean site with a fixture applied. */
function failingRules(name: string): string[] {
  // Only here did the translator accept a text that has changed or come since.
  const isAccepted = !['translation-stale', 'not-yet-translated'].includes(
    name,
  );
  return withFixture(folder, { name, isAccepted }, site => [
    ...new Set(runRules(rules, site, site.ids).map(({ rule }) => rule)),
  ]);
}

describe('fixtures', () => {
  test('a clean site has no issue', () => {
    expect(failingRules('clean')).toEqual([]);
  });

  test('each rule has a fixture', () => {
    const names = readdirSync(folder).filter(
      name => name !== 'clean' && name !== 'package',
    );
    expect(names.sort()).toEqual([...ids].sort());
  });

  test.each(ids)('%s finds its fault, and alone', id => {
    expect(failingRules(id)).toEqual([id]);
  });
});
