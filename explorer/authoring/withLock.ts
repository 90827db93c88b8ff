import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';

const WAIT_MS = 500;

/** Works while no other process of this machine works under the same lock. */
export async function withLock<T>(
  file: string,
  work: () => Promise<T>,
): Promise<T> {
  while (!take(file)) await setTimeout(WAIT_MS);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!isHeld(file)) rmSync(file, { force: true });
    return false;
  }
}

/** A lock whose process has ended was left behind. */
function isHeld(file: string): boolean {
  try {
    const pid = Number(readFileSync(file, 'utf8'));
    // Between its creation and its first byte, a lock has no number yet.
    return pid === 0 || process.kill(pid, 0);
  } catch {
    return false;
  }
}
