import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** A fault that smoke must notice, in the Worker or in a file that the engine reads. */
interface Mutant {
  name: string;
  file: 'worker.ts' | '_headers' | '.assetsignore';
  change: (text: string) => string;
}

const replace = (from: string, to: string) => (text: string) =>
  text.replace(from, to);

export const mutants: readonly Mutant[] = [
  {
    name: 'a 404 may be kept for a year',
    file: 'worker.ts',
    change: replace(
      "changed.headers.append('Vary', 'Accept');",
      "$&if (status === 404) changed.headers.set('Cache-Control', 'public, max-age=31536000, immutable');",
    ),
  },
  {
    name: 'no Vary',
    file: 'worker.ts',
    change: replace("changed.headers.append('Vary', 'Accept');", ''),
  },
  {
    name: 'one language of 404 pages',
    file: 'worker.ts',
    change: replace('inLanguage?.page ??', ''),
  },
  {
    name: 'no Markdown',
    file: 'worker.ts',
    change: replace('if (isMarkdown)', 'if (false)'),
  },
  {
    name: 'no 404 in Markdown',
    file: 'worker.ts',
    change: replace('isMarkdown ||', 'false &&'),
  },
  {
    name: 'a missing page answers 200',
    file: 'worker.ts',
    change: replace('url)), 404)', 'url)), 200)'),
  },
  {
    name: 'the address of the 404 page answers 200',
    file: 'worker.ts',
    change: replace('|| isErrorPage(pathname)', ''),
  },
  {
    name: 'spellings redirect for now only',
    file: 'worker.ts',
    change: replace('found.status === 307', 'found.status === 999'),
  },
  {
    name: 'the rules for headers as they once were',
    file: '_headers',
    change: text =>
      text.replace(/^ {2}(?:! |)Cache-Control(?:: no-cache|)\n/gm, ''),
  },
  {
    name: 'the record of the build is public',
    file: '.assetsignore',
    change: replace('_build.json\n', ''),
  },
];

/** Serves each fault, and gives the names of those that `isNoticed` doesn't notice. */
export async function unnoticedMutants(
  { dist, work }: { dist: string; work: string },
  serve: (worker: string) => Promise<void>,
  isNoticed: () => Promise<boolean>,
): Promise<string[]> {
  const unnoticed: string[] = [];
  for (const [at, { change, file, name }] of mutants.entries()) {
    const isWorker = file === 'worker.ts';
    const source = path.join(isWorker ? import.meta.dirname : dist, file);
    const text = readFileSync(source, 'utf8');
    const changed = change(text);
    if (changed === text)
      throw new Error(`"${name}" changes nothing in ${file}`);
    // The engine reads a Worker again only under another name.
    const worker = path.join(work, `worker-${at}.ts`);
    const own = readFileSync(
      path.join(import.meta.dirname, 'worker.ts'),
      'utf8',
    );
    const rooms = path.dirname(import.meta.dirname);
    writeFileSync(
      worker,
      (isWorker ? changed : own).replaceAll("'../", `'${rooms}/`),
    );
    if (!isWorker) {
      rmSync(source);
      writeFileSync(source, changed);
    }
    await serve(worker);
    if (!(await isNoticed())) unnoticed.push(name);
    if (!isWorker) writeFileSync(source, text);
  }
  return unnoticed;
}
