import { rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@rstest/core';
import { prefersMarkdown } from '../prefersMarkdown.ts';
import { writeFixtureBuild } from './fixtureBuild.ts';
import type { RunningServer } from './runNginx.ts';
import { startServer } from './startServer.ts';

/** A busy machine needs less; a backtracking pattern needs far more. */
const SLOW_PATTERN_MS = 4000;

let dist: string;
let server: RunningServer;
const agent = new Agent({ keepAlive: true, maxSockets: 4 });

beforeAll(async () => {
  dist = await writeFixtureBuild([
    '404.html',
    'index.html',
    'guide/start.html',
    'guide/start.md',
  ]);
  server = await startServer({ dist, port: 0 });
});
afterAll(async () => {
  agent.destroy();
  await server.stop();
  await rm(dist, { recursive: true });
});

/** The type of the response; undefined sends no header, which fetch can't do. */
function typeFor(accept: string | undefined): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(
      `${server.origin}/guide/start`,
      { agent, headers: accept === undefined ? {} : { Accept: accept } },
      response => {
        response.resume();
        response.on('end', () =>
          resolve(response.headers['content-type']?.split(';')[0]),
        );
      },
    );
    sent.on('error', reject);
    sent.end();
  });
}

// Derived from RFC 9110, 12.5.1 and 12.4.2, not from our rules.
const HTML: (string | undefined)[] = [
  undefined,
  '',
  '*/*',
  'text/*',
  'text/html',
  'application/json',
  'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
  // The higher q wins, wherever it is.
  'text/html;q=1, text/markdown;q=0.9',
  'text/markdown;q=0.9, text/html;q=1',
  'text/markdown;q=0.9, text/html',
  'text/markdown;q=0.5, text/html;q=0.7',
  'text/markdown;q=0.499, text/html;q=0.5',
  'text/markdown;variant=GFM ; q=0.3, text/html;q=0.9',
  'text/markdown;q=0.05, text/html;q=0.5',
  'text/markdown;q=0.123, text/html;q=0.124',
  // A wildcard includes HTML.
  'text/markdown;q=0.5, */*',
  'text/markdown;q=0.5, text/*;q=0.8',
  '*/*;q=0.8, text/markdown;q=0.3',
  // The most specific range counts, not the first or the highest.
  'text/*, text/markdown;q=0.1',
  'text/*;q=0.3, text/html;q=0.7, text/html;level=1, text/html;level=2;q=0.4, */*;q=0.5',
  'text/html;level=1;q=0.1, text/html;q=0.9, text/markdown;q=0.5',
  // q=0 means "not this one".
  'text/markdown;q=0',
  'text/markdown;q=0.0, */*',
  'text/markdown;q=0.000, text/html;q=0.001',
  'text/html;q=0, text/markdown;q=0',
  // Names that only look similar.
  'text/markdown-like',
  'x-text/markdown',
  'text/markdown+xml, */*',
  'application/json;profile="text/markdown, text/markdown"',
  'text/html;note="a, text/markdown"',
  // Weights that the grammar doesn't allow.
  'text/markdown;q=2',
  'text/markdown;q=high',
];
const MARKDOWN: string[] = [
  'text/markdown',
  'TEXT/MARKDOWN',
  ' text/markdown ',
  ',, text/markdown,',
  'text/markdown;q=0.1',
  'text/markdown;q=0.001, text/html;q=0',
  'text/markdown, text/html;q=0.9',
  'text/html;q=0.9, text/markdown',
  'text/html;q=0.9,text/markdown;q=0.91',
  'text/html;q=0.5, text/markdown;q=0.75, */*;q=0.1',
  'text/markdown;q=0.5, */*;q=0.1',
  'text/markdown;Q=1.0 , text/html ; q=0.999',
  'text/markdown ; q=0.8 , text/html ; q=0.3',
  'text/markdown;charset=utf-8',
  'text/markdown;charset=utf-8;q=0.9, text/html;q=0.8',
  'text/markdown;variant=GFM, text/html;q=0.5',
  'text/html;note="x,y";q=0.2, text/markdown;q=0.3',
  'text/*;q=0.5, text/markdown',
  // HTML is refused, so the wildcard leaves the other form.
  'text/html;q=0, */*',
  'text/html;q=0.2, text/*;q=0.5',
  // A tie: clients that name the type know what it is.
  'text/markdown, text/html, */*',
  'text/html, text/markdown',
  'text/markdown;q=0.5, text/html;q=0.50',
  'text/markdown, */*',
];

describe('Accept', () => {
  test.each(HTML)('%j answers HTML', async accept => {
    expect(await typeFor(accept)).toBe('text/html');
    expect(prefersMarkdown(accept ?? '', 'text/markdown')).toBe(false);
  });

  test.each(MARKDOWN)('%j answers Markdown', async accept => {
    expect(await typeFor(accept)).toBe('text/markdown');
    expect(prefersMarkdown(accept, 'text/markdown')).toBe(true);
  });

  test.each([
    `${'text/markdown;q=0.5,'.repeat(380)}x`,
    `${'"'.repeat(7000)}text/markdown`,
    `${'a;b="c,d",'.repeat(750)}text/markdown`,
    `text/markdown${';a'.repeat(3500)}`,
    ' '.repeat(7000),
    ','.repeat(7000),
  ])('a long header %# takes no time', async accept => {
    const start = performance.now();
    expect(await typeFor(accept)).toMatch(/^text\//);
    expect(performance.now() - start).toBeLessThan(SLOW_PATTERN_MS);
  });
});
