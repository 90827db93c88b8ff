import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser } from '@playwright/test';
import type { Host } from '../../deploy/walks/Host.ts';

/** The size of the engine that a page may load one day; a host takes 25 MiB at most. */
const BYTES = 27_800_000;
/** Below the limits of all hosts. decisions/0028 has the reasons. */
const PART_BYTES = 20 * 1024 * 1024;
const SECTION = 'filling';

/** A module of one section of that size, with bytes that don't compress. */
function createModule(): Buffer {
  const filling = Buffer.alloc(BYTES);
  for (let at = 0; at < BYTES; at += 32) {
    createHash('sha256').update(String(at)).digest().copy(filling, at);
  }
  const name = Buffer.from(SECTION);
  const size = 1 + name.length + filling.length;
  const lengths = [0, 7, 14, 21].map(
    (shift, at) => ((size >> shift) & 127) | (at < 3 ? 128 : 0),
  );
  return Buffer.concat([
    Buffer.from([0, 97, 115, 109, 1, 0, 0, 0, 0, ...lengths, name.length]),
    name,
    filling,
  ]);
}

export interface LargeBuild {
  folder: string;
  /** Where the parts are. */
  parts: string[];
  /** The file that no host would take. */
  whole: string;
}

/** A small site with a large module in parts. */
export function createLargeBuild(dist: string, folder: string): LargeBuild {
  mkdirSync(path.join(folder, 'static'), { recursive: true });
  for (const file of ['404.html', 'zh/404.html', 'index.html', '_headers']) {
    cpSync(path.join(dist, file), path.join(folder, file));
  }
  const bytes = createModule();
  const parts = [0, PART_BYTES].map((start, at) => {
    const name = `/static/engine.${at}.wasm`;
    const part = bytes.subarray(start, start + PART_BYTES);
    writeFileSync(path.join(folder, name), part);
    return name;
  });
  const whole = path.join(folder, 'static/whole.wasm');
  writeFileSync(whole, bytes);
  return { folder, parts, whole };
}

/** Compiles a module from its parts in a page; what is wrong, if anything. */
export async function partsProblems(
  host: Host,
  browser: Browser,
  { parts }: LargeBuild,
): Promise<string[]> {
  // The policy of our pages forbids modules; a page that has one will have its own.
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  await page.goto(host.origin);
  const found = await page.evaluate(
    async ([names, section]) => {
      const replies = await Promise.all(names.map(name => fetch(name)));
      const blobs = await Promise.all(replies.map(reply => reply.blob()));
      const whole = new Blob(blobs, { type: 'application/wasm' });
      const module = await WebAssembly.compileStreaming(new Response(whole));
      return {
        bytes: WebAssembly.Module.customSections(module, section)[0]
          ?.byteLength,
        caching: replies.map(({ headers }) => headers.get('cache-control')),
        types: replies.map(({ headers }) => headers.get('content-type')),
      };
    },
    [parts, SECTION] as const,
  );
  await context.close();
  return [
    ...(found.bytes === BYTES ? [] : [`compiled ${found.bytes} bytes`]),
    ...(found.types.every(type => type === 'application/wasm')
      ? []
      : [`the types are ${found.types.join()}`]),
    ...(found.caching.every(value => value?.includes('immutable'))
      ? []
      : [`the caching is ${found.caching.join()}`]),
  ];
}
