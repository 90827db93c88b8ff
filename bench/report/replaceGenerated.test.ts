import { expect, test } from '@rstest/core';
import { replaceGenerated } from './replaceGenerated.ts';

const document = [
  'Before.',
  '<!-- generated: npm run bench:report -->',
  'old',
  '<!-- end of generated -->',
  'After.',
].join('\n');

test('replaces what is between the marks, again and again', () => {
  const once = replaceGenerated(document, 'new');
  expect(once).toContain('Before.');
  expect(once).toContain('\n\nnew\n\n');
  expect(once).not.toContain('old');
  expect(once).toMatch(/After\.$/);
  expect(replaceGenerated(once, 'new')).toBe(once);
});

test('says what is missing where there is no place', () => {
  expect(() => replaceGenerated('Nothing.', 'new')).toThrow(
    'no place for the results',
  );
});
