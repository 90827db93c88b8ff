import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createTestHarness } from 'wrangler';
import { parse } from 'yaml';
import type { Host } from '../walks/Host.ts';

export const CONFIG_FILE = path.join(import.meta.dirname, 'wrangler.jsonc');

interface Config {
  main: string;
  assets: { run_worker_first: string[] };
}

/** How Cloudflare serves the site. */
export function readConfig(): Config {
  const text = readFileSync(CONFIG_FILE, 'utf8');
  // JSON with comments and trailing commas is YAML but for the comments. The file is
  // ours, and wrangler checks it.
  return parse(text.replaceAll(/^ *\/\/.*$/gm, '')) as Config;
}

export interface Edge extends Host {
  /** What the engine has said, about rules that it refuses for example. */
  said: string[];
}

/** Serves a build with Cloudflare's own engine, on this machine. */
export async function startEdge(dist: string): Promise<Edge> {
  const said = listenToWrangler();
  const config = readConfig();
  const options = (directory: string) => ({
    workers: [
      {
        config: {
          ...config,
          main: path.join(import.meta.dirname, config.main),
          assets: { ...config.assets, directory: path.resolve(directory) },
        },
      },
    ],
  });
  const harness = createTestHarness(options(dist));
  const { url } = await harness.listen();
  return {
    name: 'workerd',
    origin: url.origin,
    said,
    publish: next => harness.update(options(next)),
    stop: () => harness.close(),
  };
}

/** It writes to the console and has no option for another place. */
function listenToWrangler(): string[] {
  const said: string[] = [];
  for (const method of ['log', 'info', 'warn', 'error'] as const) {
    const write = console[method].bind(console);
    console[method] = (...parts: unknown[]) => {
      if (String(parts[0]).startsWith('[wrangler')) said.push(parts.join(' '));
      else write(...parts);
    };
  }
  return said;
}
