import { globSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/site.ts';

const dist = path.resolve(import.meta.dirname, '../../dist');
const [file] = globSync('static/live-rslib/rslib.*.js', { cwd: dist });
const engine = `/${file}`;
const [script] = globSync('static/js/index.*.js', { cwd: dist });

/** The page that starts Rslib, with its headers and nothing of its own. */
async function openEmptyPage(page: Page, address: string): Promise<void> {
  await page.route(address, async route =>
    route.fulfill({
      response: await route.fetch(),
      body: '<!doctype html><title>Empty</title>',
    }),
  );
  await page.goto(address);
}

/** Starts a worker as the page does, and asks it one question after the other. */
const askWorker = (page: Page, questions: readonly object[]) =>
  page.evaluate(
    async ({ engine, questions }) => {
      const { trustedTypes } = window as unknown as {
        trustedTypes: {
          createPolicy: (
            name: string,
            rules: object,
          ) => { createScriptURL: (address: string) => string };
        };
      };
      const policy = trustedTypes.createPolicy('site-chunks', {
        createScriptURL: (address: string) => address,
      });
      const worker = new Worker(policy.createScriptURL(engine), {
        type: 'module',
      });
      const answers: { tell: string }[] = [];
      for (const question of questions) {
        const answer = new Promise<{ tell: string }>((resolve, reject) => {
          worker.onerror = event => reject(new Error(event.message));
          worker.onmessage = ({ data }: MessageEvent<{ tell: string }>) => {
            if (data.tell !== 'progress') resolve(data);
          };
        });
        worker.postMessage(question);
        answers.push(await answer);
      }
      return { answers, isIsolated: crossOriginIsolated };
    },
    { engine, questions },
  );

test('Rslib builds in the page that has headers for it', async ({ page }) => {
  for (const address of ['/playground/', '/zh/playground/']) {
    await openEmptyPage(page, address);
    const { answers, isIsolated } = await askWorker(page, [
      { ask: 'start' },
      {
        ask: 'build',
        request: {
          folder: '/app',
          files: {
            'package.json': '{ "name": "app", "type": "module" }',
            'src/index.js': "import './a.css';\nexport const a = 1;\n",
            'src/a.css': 'a { color: red }',
          },
          // CSS needs the worker to evaluate.
          config: {
            lib: [{ format: 'esm' }],
            source: { entry: { index: './src/index.js' } },
            output: { target: 'web' },
          },
        },
      },
    ]);
    expect(isIsolated).toBe(true);
    const files = {
      'dist/index.css': /color:\s*red/,
      'dist/index.js': /a = 1/,
    };
    const [started, built] = answers;
    expect(started).toEqual({ tell: 'started' });
    for (const [name, text] of Object.entries(files)) {
      expect(built).toHaveProperty(
        ['result', 'files', name],
        expect.stringMatching(text),
      );
    }
  }
});

test('other pages are not isolated, and can not start it', async ({ page }) => {
  await openEmptyPage(page, '/guide/start/quick-start');
  const isIsolated = await page.evaluate(() => crossOriginIsolated);
  expect(isIsolated).toBe(false);
});

test('whatever runs in its worker can load nothing but its files', async ({
  page,
}) => {
  await page.route(engine, async route =>
    route.fulfill({
      response: await route.fetch(),
      contentType: 'text/javascript',
      body: `onmessage = async () => {
        const works = async attempt => {
          try { await attempt(); return true; } catch { return false; }
        };
        const start = address => new Promise((resolve, reject) => {
          const worker = new Worker(address, { type: 'module' });
          worker.onerror = reject;
          worker.onmessage = resolve;
        });
        const other = location.origin.replace('localhost', '127.0.0.1');
        postMessage({ tell: {
          'evaluate': await works(() => (0, eval)('1')),
          'compile': await works(() => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]))),
          'its own file': await works(() => fetch(location.href)),
          'a page': await works(() => fetch('/')),
          'data of the site': await works(() => fetch('/llms.txt?secret')),
          'its folder elsewhere': await works(() => fetch(other + location.pathname, { mode: 'no-cors' })),
          'another host': await works(() => fetch('https://evil.example/', { mode: 'no-cors' })),
          'a module of the site': await works(() => import('/${script}?secret')),
          'a module of data': await works(() => import('data:text/javascript,')),
          'a worker of the site': await works(() => start('/${script}?secret')),
          'a socket': await works(() => new Promise((resolve, reject) => {
            const socket = new WebSocket(location.origin.replace('http', 'ws') + '/secret');
            socket.onopen = resolve;
            socket.onerror = reject;
          })),
        } });
      };`,
    }),
  );
  // A refused request is told, too, but never answered.
  const answered: string[] = [];
  page.on('response', response => answered.push(response.url()));
  await openEmptyPage(page, '/playground/');
  const { answers } = await askWorker(page, [{}]);
  const yes = ['evaluate', 'compile', 'its own file'];
  const [{ tell: can } = { tell: {} }] = answers;
  expect(Object.keys(can)).toHaveLength(11);
  expect(
    Object.entries(can)
      .filter(([, works]) => works)
      .map(([what]) => what),
  ).toEqual(yes);
  expect(answered.join()).not.toMatch(/secret|evil/);
});

const build = (files: Record<string, string>) => ({
  ask: 'build',
  request: {
    folder: '/app',
    files,
    config: {
      lib: [{ format: 'esm' }],
      source: { entry: { index: './src/index.js' } },
    },
  },
});

test('hostile projects are refused or built, and the next one is built', async ({
  page,
}) => {
  const fine = { 'src/index.js': 'export const a = 1;\n' };
  const outside = { ...fine, '../tools/x': '' };
  const large = `export const text = '${'a'.repeat(10_000_000)}';\n`;
  await openEmptyPage(page, '/playground/');
  const { answers } = await askWorker(page, [
    { ask: 'start' },
    build(outside),
    build({ ...fine, 'src/constructor': '', 'src/toString.js': '' }),
    build({ 'src/index.js': large }),
    build(fine),
  ]);
  const built = {
    tell: 'built',
    result: { files: { 'dist/index.js': expect.any(String) as unknown } },
  };
  expect(answers).toMatchObject([
    { tell: 'started' },
    { tell: 'failed', error: expect.stringContaining('../tools/x') as unknown },
    built,
    built,
    built,
  ]);
});

test.describe('a start that fails', () => {
  test.use({
    allowedProblems: {
      'the file is missing on purpose': /wasm|Failed to load/,
    },
  });

  test('says why: a part is gone, cut off, or the page is not isolated', async ({
    page,
  }) => {
    const start = async (address = '/playground/') => {
      await openEmptyPage(page, address);
      const { answers } = await askWorker(page, [{ ask: 'start' }]);
      return answers[0];
    };
    const failed = (error: string) => ({
      tell: 'failed',
      error: expect.stringContaining(error) as unknown,
    });
    const part = /live-rslib\/rspack\.1\..*\.wasm$/;
    await page.route(part, route => route.fulfill({ status: 404, body: '' }));
    expect(await start()).toEqual(failed('404'));
    await page.unroute(part);
    await page.route(part, route => route.abort());
    expect(await start()).toMatchObject({ tell: 'failed' });
    await page.unroute(part);
    expect(await start('/guide/start/quick-start')).toEqual(
      failed("isn't isolated"),
    );
  });
});
