import { expect, test } from '@rstest/core';
import { editText } from './editText.ts';

const page =
  "---\ntitle: Start\n---\n\nimport { Tabs } from 'x';\n\nFirst words.\n\nMore.\n";

test('adds a sentence to the first paragraph, not to an import', () => {
  const once = editText(page, 'mark-1');
  expect(once).toContain("from 'x';\n\nFirst words. Edit mark-1.\n\nMore.\n");
});

test('an edit takes the place of the one before', () => {
  const twice = editText(editText(page, 'mark-1'), 'mark-2');
  expect(twice).toBe(editText(page, 'mark-2'));
});

test('says so where it finds no paragraph', () => {
  expect(() => editText('---\ntitle: X\n---\n', 'mark-1')).toThrow(
    'nowhere to insert',
  );
});
