// Compresses the build once, so that the server only has to pick a file.
import path from 'node:path';
import { readCommand } from '../tooling/readCommand.ts';
import { compressFolder } from './compressFolder.ts';

const { values } = readCommand({
  options: { dist: { type: 'string', default: 'dist' } },
});

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const result = await compressFolder({
  dist: values.dist,
  cacheFolder: path.resolve('.cache', 'compress'),
});

if (result.files === 0) {
  console.error(
    `Nothing to compress in "${values.dist}": it contains no text file. Build the site first, or pass its folder with --dist.`,
  );
  process.exitCode = 1;
} else {
  console.log(
    `Compressed ${result.files} files (${result.reused} of ${result.files * 2} copies from the cache): ${kilobytes(result.sourceBytes)} → ${kilobytes(result.brotliBytes)} br, ${kilobytes(result.gzipBytes)} gz`,
  );
}
