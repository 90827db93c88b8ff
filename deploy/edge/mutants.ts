import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

type Mutant = [name: string, file: string, from: string | RegExp, to: string];

const WORKER = 'worker.ts';
const VARY = "changed.headers.append('Vary', 'Accept');";
const FOR_A_YEAR =
  "headers.set('Cache-Control', 'max-age=31536000, immutable');";

/** Faults that smoke must notice, in the Worker or in a file that the engine reads. */
export const mutants: readonly Mutant[] = [
  [
    '404s for a year',
    WORKER,
    VARY,
    `${VARY}if (status === 404) changed.${FOR_A_YEAR}`,
  ],
  ['no Vary', WORKER, VARY, ''],
  ['404s in one language', WORKER, 'inLanguage?.page ??', ''],
  ['no Markdown', WORKER, 'if (isMarkdown)', 'if (false)'],
  ['no 404 in Markdown', WORKER, 'isMarkdown ||', 'false &&'],
  ['a missing page as 200', WORKER, 'url)), 404)', 'url)), 200)'],
  ['the 404 page as 200', WORKER, '|| isErrorPage(pathname)', ''],
  ['307 for 301', WORKER, 'status === 307', 'status === 999'],
  ['caching by the host', '_headers', /.*Cache-Control(?:: no-cache)?\n/g, ''],
  ['policies on text', '_headers', /^ {2}! .*-Policy\n/gm, ''],
  [
    'no policy on 404s',
    '_headers',
    '/*.txt',
    '/404\n  ! Permissions-Policy\n/*.txt',
  ],
  ['the record is public', '.assetsignore', '_build.json\n', ''],
];

/** Serves each fault, and gives the names of those that `isNoticed` doesn't notice. */
export async function unnoticedMutants(
  { dist, work }: { dist: string; work: string },
  serve: (worker: string) => Promise<void>,
  isNoticed: () => Promise<boolean>,
): Promise<string[]> {
  const own = readFileSync(path.join(import.meta.dirname, WORKER), 'utf8');
  const rooms = path.dirname(import.meta.dirname);
  const unnoticed: string[] = [];
  for (const [name, file, from, to] of mutants) {
    const source = path.join(dist, file);
    const text = file === WORKER ? own : readFileSync(source, 'utf8');
    const changed = text.replace(from, to);
    if (changed === text)
      throw new Error(`"${name}" changes nothing in ${file}`);
    if (file !== WORKER) writeFileSync(source, changed);
    // The engine starts again for a Worker of another name.
    const worker = path.join(work, `${name.replaceAll(' ', '-')}.ts`);
    const code = file === WORKER ? changed : own;
    writeFileSync(worker, code.replaceAll("'../", `'${rooms}/`));
    await serve(worker);
    if (!(await isNoticed())) unnoticed.push(name);
    if (file !== WORKER) writeFileSync(source, text);
  }
  return unnoticed;
}
