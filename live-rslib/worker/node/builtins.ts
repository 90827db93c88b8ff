// Node's modules for the tools. The bundler turns each import of `node:fs` in a
// package into `nodeBuiltins.fs`, so this file has to be evaluated first.
import { nodeProcess } from './globals.ts';
import { Buffer } from 'buffer/';
import events from 'events/';
import { absent } from './absent.ts';
import { crypto } from './crypto.ts';
import { path } from './path.ts';
import { url } from './url.ts';
import { util } from './util.ts';

/** Modules of Node.js by their names, without the scheme. */
export const builtins: Record<string, unknown> = {
  buffer: { Buffer },
  crypto,
  events,
  path,
  url,
  util,
  'util/types': util.types,
  process: nodeProcess,
  os: {
    EOL: '\n',
    arch: () => 'x64',
    availableParallelism: () => 2,
    constants: { signals: {}, errno: {} },
    cpus: () => [{}, {}],
    homedir: () => '/home',
    networkInterfaces: () => ({}),
    platform: () => 'linux',
    release: () => '6',
    tmpdir: () => '/tmp',
    type: () => 'Linux',
  },
  querystring: {
    escape: encodeURIComponent,
    parse: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  },
  worker_threads: { MessageChannel, isMainThread: true },
  // Rspack runs the modules of css-loader with it.
  vm: { runInThisContext: (code: string): unknown => (0, eval)(code) },
  stream: {
    Readable: class {},
    Writable: class {},
    Transform: class {},
    pipeline: absent('stream.pipeline'),
  },
};

Object.assign(globalThis, {
  // What is not in the table is absent, and says so when it's called.
  nodeBuiltins: new Proxy(builtins, {
    get: (known, name: string) => known[name] ?? absent(`node:${name}`),
  }),
});
