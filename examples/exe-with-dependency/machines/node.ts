// Stands for a machine with a Node.js that can build executables.
import { rmSync } from 'node:fs';

Object.defineProperty(process, 'versions', {
  configurable: true,
  value: { ...process.versions, node: '26.1.0' },
});
process.env.XDG_CACHE_HOME = `${process.cwd()}/cache`;
rmSync('cache', { recursive: true, force: true });
// Parts of the names of temporary files.
Object.defineProperty(process, 'pid', { value: 4242 });
Date.now = () => 1_767_225_600_000;
