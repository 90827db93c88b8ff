// Notes each process that Node.js starts.
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

if (isMainThread) {
  appendFileSync('processes.txt', `${path.basename(process.argv[1])}\n`);
}
