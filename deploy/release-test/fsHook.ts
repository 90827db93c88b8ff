// Tests load this into the release command (node --import). It simulates a disk that
// fills up after some files, or a failing rename, and logs syncs and renames in order.
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const { FULL_AFTER, FULL_FOLDER = '', FAIL_RENAME, DISK_LOG } = process.env;
let left = FULL_AFTER === undefined ? Infinity : Number(FULL_AFTER);

/** Calls that create something, and which argument names it. */
const makers = {
  copyFileSync: 1,
  mkdirSync: 0,
  openSync: 0,
  symlinkSync: 1,
  writeFileSync: 0,
} as const;

type Call = (...args: unknown[]) => unknown;
// All of these are called with a path and simple values here.
const calls = fs as unknown as Record<string, Call>;

for (const [name, at] of Object.entries(makers)) {
  const call = calls[name];
  if (!call) continue;
  calls[name] = (...args) => {
    const made = String(args[at]);
    const isReading = name === 'openSync' && !String(args[1]).includes('w');
    if (!isReading && made.startsWith(FULL_FOLDER) && !fs.existsSync(made)) {
      left -= 1;
      if (left < 0) {
        throw Object.assign(
          new Error(`ENOSPC: no space left on device, ${name} '${made}'`),
          { code: 'ENOSPC' },
        );
      }
    }
    return call(...args);
  };
}

if (FAIL_RENAME) {
  const { renameSync } = fs;
  fs.renameSync = (from, to) => {
    if (String(to) === FAIL_RENAME) {
      throw Object.assign(
        new Error(`EIO: i/o error, rename '${FAIL_RENAME}'`),
        {
          code: 'EIO',
        },
      );
    }
    renameSync(from, to);
  };
}

if (DISK_LOG) {
  const { fsyncSync, renameSync } = fs;
  const log = (line: string) => fs.appendFileSync(DISK_LOG, `${line}\n`);
  fs.fsyncSync = handle => {
    log(`sync ${fs.readlinkSync(`/proc/self/fd/${handle}`)}`);
    fsyncSync(handle);
  };
  fs.renameSync = (from, to) => {
    log(`rename ${String(from)} ${String(to)}`);
    renameSync(from, to);
  };
}
syncBuiltinESMExports();
