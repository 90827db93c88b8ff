import { readFileSync } from 'node:fs';
import { describe, expect, rs, test } from '@rstest/core';
import {
  listSampleIds,
  parseSample,
  readSampleText,
} from '../../../content-model/examples/samples.ts';
import { defaultChoice } from '../../shared/choices.ts';
import { configText, packageText } from '../../shared/project.ts';
import { checkFiles, limits } from './checkFiles.ts';
import { hasProject } from './hasProject.ts';
import { readProjectLink, writeProjectLink } from './projectLink.ts';

const SAMPLES = 'examples/explorer';
const projects = listSampleIds(SAMPLES).map(id => {
  const sample = parseSample(readSampleText(SAMPLES, id) ?? '');
  const choice = defaultChoice(sample.axes);
  const files = {
    ...sample.sources,
    'package.json': packageText(sample, choice),
    'rslib.config.ts': configText(sample, choice),
  };
  return [id, files] as const;
});

async function hashOf(files: Record<string, string>): Promise<string> {
  const written = await writeProjectLink(files);
  if ('refused' in written) throw new Error(written.refused.reason);
  return written.hash;
}

/** A link as someone else may have made it. */
async function pack(data: Blob): Promise<string> {
  const stream = data
    .stream()
    .pipeThrough(new CompressionStream('deflate-raw'));
  const bytes = Buffer.from(await new Response(stream).arrayBuffer());
  return `#project=1.${bytes.toString('base64url')}`;
}

const packJson = (data: unknown) => pack(new Blob([JSON.stringify(data)]));

describe('a link to a project', () => {
  test('there are samples', () => expect(projects).toHaveLength(5));

  test.each(projects)('brings %s, and is short', async (_, files) => {
    const hash = await hashOf(files);
    expect(hash).toMatch(/^#project=1\.[\w-]+$/);
    expect(hash.length).toBeLessThan(2000);
    expect(hasProject(hash)).toBe(true);
    expect(await readProjectLink(hash)).toEqual({ files });
  });

  test('brings every character', async () => {
    const files = { 'src/库 (1).ts': '𠮷 \u0000 \u2028 \uD800 </script> ✓\n' };
    expect(await readProjectLink(await hashOf(files))).toEqual({ files });
  });

  test('has no room for much that cannot be compressed', async () => {
    const text = readFileSync('package-lock.json', 'utf8');
    const files = { 'a.txt': text.slice(0, limits.characters - 5) };
    expect(await writeProjectLink(files)).toEqual({
      refused: { reason: 'long' },
    });
  });

  test('refuses what a reader of it would refuse', async () => {
    expect(await writeProjectLink({ '../a': '' })).toEqual({
      refused: { reason: 'path', file: '../a' },
    });
  });
});

describe('a link that someone has made by hand', () => {
  test.each([
    ['#section', 'broken'],
    ['#project=', 'broken'],
    ['#project=1.', 'broken'],
    ['#project=1.%%%', 'broken'],
    ['#project=1.AAAA', 'broken'],
    ['#project=1.<svg onload=canary()>', 'broken'],
    ['#project=__proto__', 'broken'],
    ['#project=2.AAAA', 'newer'],
  ])('%s is refused: %s', async (hash, reason) => {
    expect(await readProjectLink(hash)).toEqual({ refused: { reason } });
  });

  test('is refused before it is unpacked if it is long', async () => {
    const hash = `#project=1.${'A'.repeat(10_000_000)}`;
    expect(await readProjectLink(hash)).toEqual({
      refused: { reason: 'large' },
    });
  });

  test('is refused wherever it is cut off or changed', async () => {
    const hash = await hashOf(projects[0]?.[1] ?? {});
    for (let at = 11; at < hash.length; at += 7) {
      const cut = await readProjectLink(hash.slice(0, at));
      expect(cut).toEqual({ refused: { reason: 'broken' } });
      const other = hash[at] === 'A' ? 'B' : 'A';
      const changed = `${hash.slice(0, at)}${other}${hash.slice(at + 1)}`;
      const read = await readProjectLink(changed);
      expect('files' in read || 'refused' in read).toBe(true);
    }
  });

  test('may not grow without end: it stops while it unpacks', async () => {
    const megabyte = 'a'.repeat(1024 * 1024);
    const hash = await pack(new Blob(new Array<string>(20).fill(megabyte)));
    expect(hash.length).toBeLessThan(32 * 1024);
    const decode = rs.spyOn(TextDecoder.prototype, 'decode');
    const read = await readProjectLink(hash);
    const bytes = decode.mock.calls.map(([part]) => part?.byteLength ?? 0);
    decode.mockRestore();
    expect(read).toEqual({ refused: { reason: 'large' } });
    const most = limits.characters * 6;
    expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(most);
  });

  test('may hold something else', async () => {
    const others = [null, 'text', [], ['a'], {}, { a: 1 }, { a: { b: '' } }];
    for (const data of others) {
      expect([data, await readProjectLink(await packJson(data))]).toEqual([
        data,
        { refused: { reason: 'broken' } },
      ]);
    }
  });

  test('may be nested without end, or not be text', async () => {
    const deep = new Blob(['['.repeat(1_000_000)]);
    expect(await readProjectLink(await pack(deep))).toEqual({
      refused: { reason: 'broken' },
    });
    const bytes = new Blob(['{"a":"', new Uint8Array([0xff]), '"}']);
    expect(await readProjectLink(await pack(bytes))).toEqual({
      refused: { reason: 'broken' },
    });
  });
});

describe('the files of a project', () => {
  test.each([
    '',
    '/etc/passwd',
    '../x',
    'src/../../x',
    './a.ts',
    'src/./a.ts',
    'src//a.ts',
    'src/',
    '..',
    '...',
    '__proto__',
    'src/__proto__/a.ts',
    'constructor',
    'prototype/a.ts',
    'src\\a.ts',
    'C:/a.ts',
    'C:a.ts',
    'a.ts:stream',
    'a\nb.ts',
    'a\0.ts',
    'a\u202Est.js',
    'a\uD800.ts',
    'a*.ts',
    'a.ts ',
    'a.ts.',
    '.npmrc',
    '.git/hooks/pre-commit',
    'node_modules/@rslib/core/index.js',
    'src/Node_Modules/a.js',
    'a'.repeat(limits.pathCharacters + 1),
  ])('may not be named %j', file => {
    const files = JSON.parse(`{${JSON.stringify(file)}: ""}`) as unknown;
    expect(checkFiles(files)).toEqual({ refused: { reason: 'path', file } });
    expect({}).not.toHaveProperty('polluted');
  });

  test.each([
    'index.js',
    'src/index.ts',
    'src/[name]/a b.test.tsx',
    'src/~/@scope/a+b#c%20.ts',
    '文件/一.ts',
    'toString',
  ])('may be named %j', file => {
    expect(checkFiles({ [file]: '' })).toEqual({ files: { [file]: '' } });
  });

  test('are not below each other', () => {
    const files = { 'src/a/b.ts': '', 'src/a': '' };
    expect(checkFiles(files)).toEqual({
      refused: { reason: 'path', file: 'src/a/b.ts' },
    });
  });

  test('are not more than one can look at', () => {
    const names = Array.from({ length: limits.files + 1 }, (_, at) => `${at}`);
    const files = Object.fromEntries(names.map(name => [name, '']));
    expect(checkFiles(files)).toEqual({ refused: { reason: 'count' } });
    const { 0: _, ...fewer } = files;
    expect(checkFiles(fewer)).toEqual({ files: fewer });
  });

  test('are not longer than a browser takes at once', () => {
    const text = 'a'.repeat(limits.characters - 1);
    expect(checkFiles({ a: text })).toEqual({ files: { a: text } });
    expect(checkFiles({ ab: text })).toEqual({ refused: { reason: 'large' } });
    expect(checkFiles({ a: 'a'.repeat(10_000_000) })).toEqual({
      refused: { reason: 'large' },
    });
  });
});
