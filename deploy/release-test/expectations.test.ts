import { mkdtempSync, rmSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { writeWholeBuild } from '../build-record/wholeBuild.ts';
import {
  assetProblem,
  type Expected,
  pageProblem,
  readExpected,
} from './expectations.ts';

const work = mkdtempSync(path.join(tmpdir(), 'expectations-'));
const names = ['one', 'two'];
let releases: Expected[];

beforeAll(async () => {
  releases = [];
  for (const name of names) {
    releases.push(await readExpected(await writeWholeBuild(work, name)));
  }
});
afterAll(() => rmSync(work, { recursive: true }));

async function answer(
  file: string,
  headers: Record<string, string> = {},
  status = 200,
) {
  return { status, headers, body: await readFile(path.join(work, file)) };
}
const cspOf = (index: number) => ({
  'content-security-policy': releases[index]?.csp ?? '',
});

describe('pageProblem', () => {
  test.each([0, 1])(
    'a page with the header of release %i is right',
    async i => {
      const page = await answer(`build-${names[i]}/index.html.br`, cspOf(i));
      expect(pageProblem(page, '/', 'br', releases)).toEqual({ release: i });
    },
  );

  test('the header of another release is a problem', async () => {
    const page = await answer('build-one/index.html', cspOf(1));
    expect(pageProblem(page, '/', 'identity', releases)).toEqual({
      release: 0,
      problem: "doesn't have the header of its release 0",
    });
  });

  test('half a page is a problem, and so is another status', async () => {
    const page = await answer('build-one/index.html', cspOf(0));
    const half = { ...page, body: page.body.subarray(1) };
    const lost = { ...page, status: 404 };
    expect(pageProblem(half, '/', 'identity', releases)).toEqual({
      problem: 'is not a page of any release',
    });
    expect(pageProblem(lost, '/', 'identity', releases)).toEqual({
      problem: 'status 404',
    });
  });
});

describe('assetProblem', () => {
  const name = '/static/js/one/page.js';
  const kept = { 'cache-control': 'public, immutable' };

  test('a kept file with its bytes is right', async () => {
    const file = await answer(`build-one${name}.gz`, kept);
    expect(assetProblem(file, name, 'gzip', releases[0])).toBeUndefined();
  });

  test.each([
    ['build-two/static/js/two/page.js', kept, 200, 'differs from its file'],
    [`build-one${name}`, {}, 200, 'is not cacheable'],
    [`build-one${name}`, kept, 404, 'status 404'],
  ])('%s with %j and status %i: %s', async (file, headers, status, problem) => {
    const given = await answer(file, headers, status);
    expect(assetProblem(given, name, 'identity', releases[0])).toContain(
      problem,
    );
  });
});
