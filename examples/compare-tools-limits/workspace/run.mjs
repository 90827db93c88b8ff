// Runs each tool in the root of a monorepo, then in a package of it.
import { spawnSync } from 'node:child_process';
import { existsSync, rmSync } from 'node:fs';

const tools = {
  rslib: ['rslib'],
  tsup: ['tsup'],
  vite: ['vite', 'build'],
  rollup: ['rollup', '-c'],
};
for (const [tool, command] of Object.entries(tools)) {
  const folders = ['.', 'packages/one'];
  const built = folders.map(cwd => {
    spawnSync(command[0], command.slice(1), { cwd });
    const isBuilt = existsSync('packages/one/dist');
    rmSync('packages/one/dist', { recursive: true, force: true });
    return isBuilt ? 'builds it' : 'builds nothing';
  });
  console.log(`${tool}: the root ${built[0]}, the package ${built[1]}`);
}
