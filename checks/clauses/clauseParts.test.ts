import { expect, test } from '@rstest/core';
import { clauseParts } from '../../e2e/clauseParts.ts';
import clauses from '../../e2e/clauses.json' with { type: 'json' };

test('each split clause exists and its parts have different names', () => {
  const ids = clauses.map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  for (const [id, parts] of Object.entries(clauseParts)) {
    expect(ids).toContain(id);
    expect(parts.length).toBeGreaterThan(1);
    expect(new Set(parts).size).toBe(parts.length);
  }
});
