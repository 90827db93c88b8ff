import { rm } from 'node:fs/promises';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { type Outcome, spellingsOf } from '../addressSpellings.ts';
import { findNginx } from './findNginx.ts';
import { writeFixtureBuild } from './fixtureBuild.ts';
import type { RunningServer } from './runNginx.ts';
import { startServer } from './startServer.ts';

/** One of each kind: home page, index page, and plain page, in both languages. */
const PAGES = {
  '/': 'index.html',
  '/config/': 'config/index.html',
  '/guide/start/quick-start': 'guide/start/quick-start.html',
  '/zh/': 'zh/index.html',
  '/zh/config/lib/dts': 'zh/config/lib/dts.html',
};
const NOT_FOUND = { en: '404.html', zh: 'zh/404.html' };
const STATUS: Record<Outcome, number> = {
  page: 200,
  moves: 301,
  missing: 404,
  refused: 400,
};

interface Answer {
  status: number | undefined;
  location: string | undefined;
  /** The file whose page it is. */
  file: string | undefined;
}

// Without nginx, local work goes on, but CI never passes.
const isRunnable = Boolean(findNginx() ?? process.env.CI);

describe.runIf(isRunnable)('every spelling of an address', () => {
  let dist: string;
  let server: RunningServer;
  beforeAll(async () => {
    dist = await writeFixtureBuild([
      ...Object.values(PAGES),
      ...Object.values(NOT_FOUND),
      // Where the redirects of the policy lead.
      'config/lib/index.html',
      'zh/config/lib/index.html',
    ]);
    server = await startServer({ dist, port: 0 });
  });
  afterAll(async () => {
    await server?.stop();
    await rm(dist, { recursive: true, force: true });
  });

  /** Sends a path as it is: a URL would normalize its dots and slashes. */
  const ask = (path: string) =>
    new Promise<Answer>((resolve, reject) => {
      const { hostname, port } = new URL(server.origin);
      request({ hostname, port, path }, response => {
        let body = '';
        response.on('data', part => (body += String(part)));
        response.on('end', () =>
          resolve({
            status: response.statusCode,
            location: response.headers.location,
            file: /<h1>([^<]*\.html)/.exec(body)?.[1],
          }),
        );
      })
        .on('error', reject)
        .end();
    });

  test.each(Object.entries(PAGES))('of %s', async (address, file) => {
    for (const { path, outcome, query = '' } of spellingsOf(address)) {
      const isChinese = /^\/zh(\/|$)/.test(path.split('?')[0] ?? '');
      const fileOf: Record<Outcome, string | undefined> = {
        page: file,
        moves: undefined,
        missing: NOT_FOUND[isChinese ? 'zh' : 'en'],
        refused: undefined,
      };
      expect({ path, ...(await ask(path)) }).toEqual({
        path,
        status: STATUS[outcome],
        location: outcome === 'moves' ? address + query : undefined,
        file: fileOf[outcome],
      });
    }
  });
});
