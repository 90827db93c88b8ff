import { mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { linkFolder } from './linkFolder.ts';

/**
 * Works in a folder outside the repository that has our packages. They aren't symbolic
 * links: a tool would resolve them, and module ids, the order of modules and sizes
 * follow from paths, so that results would depend on where the repository lies.
 */
export async function withScratch(
  root: string,
  work: (scratch: string) => Promise<void>,
): Promise<void> {
  const scratch = mkdtempSync(
    path.join(realpathSync(tmpdir()), 'rslib-examples-'),
  );
  try {
    linkFolder(
      path.join(root, 'node_modules'),
      path.join(scratch, 'node_modules'),
    );
    await work(scratch);
  } finally {
    rmSync(scratch, { recursive: true, force: true });
  }
}
