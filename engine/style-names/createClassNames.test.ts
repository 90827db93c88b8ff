import { afterAll, expect, test } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClassNames } from './createClassNames.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (file: string) => path.join(folder, file);
const folders = [at('theme'), at('browser')];

mkdirSync(at('theme/nav'), { recursive: true });
mkdirSync(at('browser/behaviors'), { recursive: true });
for (const file of [
  'theme/page.module.css',
  'theme/nav/bar.module.css',
  'theme/base.css',
  'browser/behaviors/zoom.module.css',
]) {
  writeFileSync(at(file), '');
}

test('the same class of two files gets two names, always the same ones', () => {
  for (const nameOf of [createClassNames(folders), createClassNames(folders)]) {
    expect(nameOf(at('theme/nav/bar.module.css'), 'title')).toBe('title-0');
    expect(nameOf(at('theme/page.module.css'), 'title')).toBe('title-1');
    expect(nameOf(at('browser/behaviors/zoom.module.css'), 'title')).toBe(
      'title-2',
    );
  }
});

test('a file that is not known has a name of its own too', () => {
  const nameOf = createClassNames(folders);
  const one = nameOf(at('new.module.css'), 'title');
  const other = nameOf(at('newer.module.css'), 'title');
  expect(one).toMatch(/^title-[\da-f]{8}$/);
  expect(one).not.toBe(other);
});
