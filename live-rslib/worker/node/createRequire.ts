import { fs } from './fs.ts';
import { posix as path } from './path.ts';
import { url } from './url.ts';

const NODE_SCHEME = /^node:/;

/**
 * `createRequire` of `node:module` for tools that were bundled: what they load comes
 * from `requireModule`, by name or by path, and what they resolve from the files.
 */
export function requireFrom(requireModule: (id: string) => unknown) {
  return (from: string | URL) => {
    const file = `${from}`.startsWith('file:')
      ? url.fileURLToPath(from)
      : `${from}`;
    const folder = path.dirname(file);
    const idOf = (request: string) =>
      request.startsWith('.')
        ? path.resolve(folder, request)
        : request.replace(NODE_SCHEME, '');
    const resolve = (request: string, options?: { paths?: string[] }) =>
      /^[./]/.test(request)
        ? idOf(request)
        : findPackage(request, options?.paths ?? [folder]);
    const load = (request: string) => {
      const module = requireModule(idOf(request));
      if (module === undefined) throw notFound(request, file);
      return module;
    };
    return Object.assign(load, { resolve, cache: {} });
  };
}

/** The main file of a package in the `node_modules` of a folder, or above it. */
function findPackage(name: string, folders: readonly string[]): string {
  for (const start of folders) {
    for (let folder = start; ; folder = path.dirname(folder)) {
      const place = path.join(folder, 'node_modules', name);
      if (fs.existsSync(place)) return mainOf(place);
      if (folder === path.dirname(folder)) break;
    }
  }
  throw notFound(name, folders.join(', '));
}

function mainOf(place: string): string {
  if (fs.statSync(place).isFile()) return place;
  const manifest: unknown = JSON.parse(
    fs.readFileSync(path.join(place, 'package.json'), 'utf8'),
  );
  const main =
    typeof manifest === 'object' && manifest && 'main' in manifest
      ? manifest.main
      : undefined;
  return path.join(place, typeof main === 'string' ? main : 'index.js');
}

/** The error of Node.js, whose code the tools read. */
function notFound(request: string, from: string): Error {
  const error = new Error(`Cannot find module '${request}' from ${from}`);
  return Object.assign(error, { code: 'MODULE_NOT_FOUND' });
}
