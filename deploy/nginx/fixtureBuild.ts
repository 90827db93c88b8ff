import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Long enough to get compressed. */
const FILLER = 'documentation '.repeat(40);

/** Creates a page whose text names its file. */
function fixturePage(file: string): string {
  return `<!doctype html><html><head><style>a{color:red}</style><script>let started</script></head><body><h1>${file}</h1>${FILLER}</body></html>`;
}

/** Writes a small build into a new temporary folder, for tests. */
export async function writeFixtureBuild(
  files: readonly string[],
): Promise<string> {
  const dist = await mkdtemp(path.join(tmpdir(), 'docs-build-'));
  for (const name of files) {
    const file = path.join(dist, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(
      file,
      name.endsWith('.html') ? fixturePage(name) : `${name} ${FILLER}`,
    );
  }
  return dist;
}
