import { existsSync, statSync } from 'node:fs';
import path from 'node:path';

/** The file for a URL: clean URLs, as every host supports them. */
export function fileOf(folder: string, address: string): string | undefined {
  const name = decodeURIComponent(new URL(address, 'http://x').pathname);
  const candidates = name.endsWith('/')
    ? [`${name}index.html`]
    : [name, `${name}.html`, `${name}/index.html`];
  return candidates
    .map(candidate => path.join(folder, candidate))
    .filter(file => file.startsWith(path.join(folder, path.sep)))
    .find(file => existsSync(file) && statSync(file).isFile());
}

const types: Record<string, { kind: Kind; type: string }> = {
  '.html': { kind: 'html', type: 'text/html; charset=utf-8' },
  '.js': { kind: 'js', type: 'text/javascript; charset=utf-8' },
  '.mjs': { kind: 'js', type: 'text/javascript; charset=utf-8' },
  '.css': { kind: 'css', type: 'text/css; charset=utf-8' },
  '.json': { kind: 'data', type: 'application/json' },
  '.txt': { kind: 'data', type: 'text/plain; charset=utf-8' },
  '.md': { kind: 'data', type: 'text/markdown; charset=utf-8' },
  '.xml': { kind: 'data', type: 'text/xml' },
  '.wasm': { kind: 'data', type: 'application/wasm' },
  '.svg': { kind: 'image', type: 'image/svg+xml' },
  '.png': { kind: 'image', type: 'image/png' },
  '.webp': { kind: 'image', type: 'image/webp' },
  '.avif': { kind: 'image', type: 'image/avif' },
  '.ico': { kind: 'image', type: 'image/x-icon' },
  '.woff2': { kind: 'font', type: 'font/woff2' },
};

export const kinds = ['html', 'js', 'css', 'data', 'image', 'font'] as const;
export type Kind = (typeof kinds)[number];

/** The kind of file for our statistics, and its MIME type. */
export function typeOf(file: string): { kind: Kind; type: string } {
  return (
    types[path.extname(file)] ?? {
      kind: 'data',
      type: 'application/octet-stream',
    }
  );
}

/** Images and fonts are already compressed. */
export function isText(file: string): boolean {
  const { kind } = typeOf(file);
  return kind !== 'font' && (kind !== 'image' || file.endsWith('.svg'));
}
