import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuiltPage } from './inlineHashes.ts';

/** Reads all pages of a build, in a stable order. */
export async function readBuild(dist: string): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dist }));
  if (files.length === 0) {
    throw new Error(
      `No page found in "${dist}": there is nothing to serve. Build the site first, or pass its folder with --dist.`,
    );
  }
  return Promise.all(
    files.sort().map(async file => ({
      file: file.split(path.sep).join('/'),
      html: await readFile(path.join(dist, file), 'utf8'),
    })),
  );
}
