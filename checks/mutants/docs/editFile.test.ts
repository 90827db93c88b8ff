import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@rstest/core';
import { withFiles } from '../../content/testing/checkFiles.ts';
import { editFile } from './editFile.ts';

test('changes a file, and refuses an edit that changes nothing', () => {
  withFiles({ 'a.txt': 'one two' }, root => {
    editFile(root, 'a.txt', /two/, 'three');
    expect(readFileSync(path.join(root, 'a.txt'), 'utf8')).toBe('one three');
    expect(() => editFile(root, 'a.txt', 'four', 'five')).toThrow(
      'a.txt does not contain four',
    );
  });
});
