import { existsSync } from 'node:fs';
import path from 'node:path';

// A regular account often has no sbin folder in its PATH.
const PROGRAM_FOLDERS = ['/usr/sbin', '/usr/local/sbin', '/usr/local/bin'];
const MODULE_FOLDERS = ['/usr/share/nginx/modules', '/usr/lib/nginx/modules'];
const BROTLI_MODULE = 'ngx_http_brotli_static_module.so';

function findFile(folders: readonly string[], name: string) {
  return folders
    .map(folder => path.join(folder, name))
    .find(file => existsSync(file));
}

/** Finds the nginx binary on this machine. */
export function findNginx(): string | undefined {
  const searchPath = (process.env.PATH ?? '').split(path.delimiter);
  return findFile([...searchPath.filter(Boolean), ...PROGRAM_FOLDERS], 'nginx');
}

/** Finds the module that serves `.br` files; without it, nginx serves `.gz`. */
export function findBrotliModule(): string | undefined {
  return findFile(MODULE_FOLDERS, BROTLI_MODULE);
}
