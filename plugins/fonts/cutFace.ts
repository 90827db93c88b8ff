import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import subsetFont from 'subset-font';

/** What to keep of a font, besides its characters. */
export interface FaceCut {
  /** A value makes an axis static, a range limits it. */
  axes: Record<string, number | { min: number; max: number }>;
  /** OpenType features; all others are dropped. */
  features: string[];
}

/** Cuts a font down to these characters and axes, without hinting, as WOFF2. */
function cutFace(
  font: Buffer,
  text: string,
  { axes, features }: FaceCut,
): Promise<Buffer> {
  return subsetFont(font, text, {
    targetFormat: 'woff2',
    noHinting: true,
    keepFeatures: features,
    variationAxes: axes,
  });
}

/** Keeps what was cut: it takes seconds, and the same input gives the same bytes. */
export async function cutFaceOnce(
  cacheFolder: string,
  font: Buffer,
  text: string,
  cut: FaceCut,
  tool: string,
): Promise<Buffer> {
  const hash = createHash('sha256')
    .update(font)
    .update(JSON.stringify([text, cut, tool]))
    .digest('hex');
  const file = path.join(cacheFolder, `${hash}.woff2`);
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const result = await cutFace(font, text, cut);
  await mkdir(cacheFolder, { recursive: true });
  // Two builds may do this at once, and neither may read half a file.
  const draft = `${file}.${process.pid}`;
  await writeFile(draft, result);
  await rename(draft, file);
  return result;
}
