import { Buffer } from 'buffer/';
import { timers } from './timers.ts';
import { workingFolder } from './workingFolder.ts';

/** A tool has ended its process, after it printed why. */
export class ToolExit extends Error {}

const listener = () => undefined;
const stream = {
  isTTY: false,
  columns: 80,
  hasColors: () => false,
  on: listener,
  write: () => true,
};

/** What the tools read of Node's `process`: Linux, no terminal, no colors. */
export const nodeProcess = {
  env: { NODE_ENV: 'production', NO_COLOR: '1' },
  argv: ['node', 'rslib', 'build'],
  argv0: 'node',
  execArgv: [],
  pid: 1,
  platform: 'linux',
  arch: 'x64',
  version: 'v24.0.0',
  versions: { node: '24.0.0' },
  release: { name: 'node' },
  features: {},
  exitCode: 0,
  stdin: stream,
  stdout: stream,
  stderr: stream,
  cwd: () => workingFolder.path,
  umask: () => 0o22,
  getuid: () => 0,
  uptime: () => performance.now() / 1000,
  memoryUsage: () => ({ rss: 0, heapTotal: 0, heapUsed: 0 }),
  hrtime: timers.hrtime,
  nextTick: timers.nextTick,
  on: listener,
  once: listener,
  off: listener,
  removeListener: listener,
  emit: () => false,
  emitWarning: listener,
  exit: (code: number) => {
    throw new ToolExit(`Rslib ended with exit code ${code}.`);
  },
};

Object.assign(globalThis, {
  global: globalThis,
  Buffer,
  process: nodeProcess,
  setImmediate: timers.setImmediate,
  clearImmediate: timers.clearImmediate,
});
