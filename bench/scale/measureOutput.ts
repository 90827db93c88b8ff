import { glob, stat } from 'node:fs/promises';
import path from 'node:path';

/** How many files a build wrote, and their total size. */
export async function measureOutput(
  dist: string,
): Promise<{ outputBytes: number; outputFiles: number }> {
  let outputBytes = 0;
  let outputFiles = 0;
  for await (const name of glob('**', { cwd: dist })) {
    const found = await stat(path.join(dist, name));
    if (!found.isFile()) continue;
    outputBytes += found.size;
    outputFiles += 1;
  }
  return { outputBytes, outputFiles };
}
