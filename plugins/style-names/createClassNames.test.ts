import { afterAll, expect, test } from '@rstest/core';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createClassNames } from './createClassNames.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'class-names-'));
afterAll(() => rmSync(folder, { recursive: true }));

mkdirSync(path.join(folder, 'nav'));
for (const file of ['page.module.css', 'nav/bar.module.css', 'base.css']) {
  writeFileSync(path.join(folder, file), '');
}

const at = (file: string) => path.join(folder, file);

test('the same class of two files gets two names, always the same ones', () => {
  const nameOf = createClassNames(folder);
  expect(nameOf(at('nav/bar.module.css'), 'title')).toBe('title-0');
  expect(nameOf(at('page.module.css'), 'title')).toBe('title-1');
  expect(createClassNames(folder)(at('page.module.css'), 'title')).toBe(
    'title-1',
  );
});

test('a file that is not known has a name of its own too', () => {
  const nameOf = createClassNames(folder);
  const one = nameOf(at('new.module.css'), 'title');
  const other = nameOf(at('newer.module.css'), 'title');
  expect(one).toMatch(/^title-[\da-f]{8}$/);
  expect(one).not.toBe(other);
});
