import { expect, test } from '@rstest/core';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder } from './linkFolder.ts';

test('files lie in the new folder itself, links lead within it, caches stay', () => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'link-folder-')));
  const from = path.join(folder, 'from');
  const to = path.join(folder, 'to');
  try {
    for (const name of ['pkg', '.bin', '.cache']) {
      mkdirSync(path.join(from, name), { recursive: true });
    }
    writeFileSync(path.join(from, 'pkg/cli.js'), 'run()');
    writeFileSync(path.join(from, '.cache/old'), '');
    symlinkSync('../pkg/cli.js', path.join(from, '.bin/cli'));

    linkFolder(from, to);

    expect(readFileSync(path.join(to, 'pkg/cli.js'), 'utf8')).toBe('run()');
    expect(realpathSync(path.join(to, '.bin/cli'))).toBe(
      path.join(to, 'pkg/cli.js'),
    );
    expect(existsSync(path.join(to, '.cache'))).toBe(false);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
