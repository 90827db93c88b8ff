import { describe, expect, test } from '@rstest/core';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { listExampleIds, readExample } from './Example.ts';
import { readToolchain } from './toolchain.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'examples');
const ids = listExampleIds(folder);

describe('the examples of this site', () => {
  test('are many, and some fail as the pages explain', () => {
    const failing = ids.filter(id => readExample(folder, id).exit !== 0);
    expect(ids.length).toBeGreaterThanOrEqual(40);
    expect(failing.length).toBeGreaterThanOrEqual(6);
  });

  test('are named by what they do when they fail', () => {
    for (const id of ids) {
      const fails = readExample(folder, id).exit !== 0;
      expect([id, id.startsWith('fail-')]).toEqual([id, fails]);
    }
  });

  test.each(ids)('%s is a complete project', id => {
    const missing = ['package.json', 'src'].filter(
      name => !existsSync(path.join(folder, id, name)),
    );
    expect(missing).toEqual([]);
  });

  test('of the home page are builds of one source', () => {
    const sources = ids
      .filter(id => id.startsWith('home-'))
      .map(id =>
        globSync('src/**/*.ts', { cwd: path.join(folder, id) })
          .sort()
          .map(file => [
            file,
            readFileSync(path.join(folder, id, file), 'utf8'),
          ]),
      );
    expect(sources.length).toBeGreaterThan(1);
    for (const source of sources) expect(source).toEqual(sources[0]);
  });

  test('import only packages whose version their hash knows', () => {
    const tools = readToolchain(root);
    const imported = globSync('*/{rslib.config.ts,src/**/*.{ts,tsx,vue}}', {
      cwd: folder,
    }).flatMap(file =>
      [
        ...readFileSync(path.join(folder, file), 'utf8').matchAll(
          /from '((?:@[\w-]+\/)?[\w-]+)/g,
        ),
      ].map(([, name = '']) => name),
    );
    const unknown = imported.filter(
      // Made up, for the failure it causes.
      name => !(name in tools) && name !== 'node' && name !== 'left-padding',
    );
    expect(unknown).toEqual([]);
  });
});
