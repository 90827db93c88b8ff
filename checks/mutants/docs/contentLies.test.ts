import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { contentLies } from './contentLies.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** Tells a lie to a copy of the pages; an error says that it cannot be told. */
function tell(name: string): void {
  const copy = mkdtempSync(path.join(tmpdir(), 'lies-'));
  try {
    cpSync(path.join(root, 'content'), path.join(copy, 'content'), {
      recursive: true,
    });
    symlinkSync(
      path.join(root, 'node_modules'),
      path.join(copy, 'node_modules'),
    );
    contentLies.find(lie => lie.name === name)?.apply(copy);
  } finally {
    rmSync(copy, { recursive: true });
  }
}

// Whether they are caught takes minutes: `npm run verify:mutation`.
describe('lies about pages', () => {
  test.each(contentLies.map(({ name }) => name))('%s can be told', name => {
    expect(() => tell(name)).not.toThrow();
  });
});
