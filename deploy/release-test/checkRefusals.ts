import { cpSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { currentRelease, layoutOf, listReleases } from '../release/layout.ts';
import type { Checks } from './Checks.ts';
import type { ReleaseHost } from './startReleases.ts';
import { servedCsp } from './switchUnderTraffic.ts';
import { parseJson } from '../../shared/parseJson.ts';

/** Incomplete builds, each with what the command must report. */
const incompleteBuilds: [
  name: string,
  says: string,
  damage: (dist: string) => void,
][] = [
  [
    'without a chunk that a page loads',
    'needs /static/js/',
    dist => rmSync(firstOf(dist, 'static/js/async/search.*.js')),
  ],
  [
    'without the data of search',
    'data/search',
    dist => rmSync(path.join(dist, 'data/search'), { recursive: true }),
  ],
  [
    'without its last step',
    'the build did not end',
    dist => rmSync(path.join(dist, '_headers')),
  ],
  [
    'with a compressed copy of an older page',
    'is not the compressed index.html',
    dist => change(path.join(dist, 'index.html'), 'newer', text => `${text} `),
  ],
  [
    'without compressed pages',
    'was not compressed',
    dist => rmSync(path.join(dist, 'index.html.br')),
  ],
  [
    'without last-modified dates',
    'has no last-modified date',
    dist => {
      const file = path.join(dist, 'sitemap.xml');
      change(file, 'undated', text =>
        text.replace(/<lastmod>.*?<\/lastmod>/, ''),
      );
    },
  ],
  [
    'of a source with uncommitted changes',
    'page.mdx',
    dist =>
      change(path.join(dist, '_build.json'), 'uncommitted', text =>
        JSON.stringify({
          ...parseJson<object>(text),
          problem: 'not committed: page.mdx',
        }),
      ),
  ],
  [
    'that does not say what was built',
    "_build.json can't be read",
    dist => rmSync(path.join(dist, '_build.json')),
  ],
  [
    'without a 404 page',
    'lacks /zh/404.html',
    dist => rmSync(path.join(dist, 'zh/404.html')),
  ],
];

/** A build that must not be released is refused, and nothing changes for readers. */
export async function checkRefusals(
  host: ReleaseHost,
  origin: string,
  checks: Checks,
  dist: string,
): Promise<void> {
  const work = path.dirname(host.folder);
  const before = currentRelease(host.folder);
  const releases = listReleases(host.folder).length;
  const csp = await servedCsp(origin);
  const mustRefuse = async (name: string, says: string, ...args: string[]) => {
    const { status, output } = host.release(...args);
    const isUntouched =
      currentRelease(host.folder) === before &&
      listReleases(host.folder).length === releases &&
      (await servedCsp(origin)) === csp;
    checks.add(
      `refuses ${name}`,
      status === 1 && output.includes(says) && isUntouched,
      output,
    );
  };

  for (const [name, says, damage] of incompleteBuilds) {
    const half = path.join(work, 'half');
    cpSync(dist, half, { recursive: true });
    damage(half);
    await mustRefuse(`a build ${name}`, says, '--dist', half);
    rmSync(half, { recursive: true });
  }
  const { lock } = layoutOf(host.folder);
  writeFileSync(lock, '');
  await mustRefuse('a concurrent run', 'Another release', '--dist', dist);
  rmSync(lock);
}

function firstOf(dist: string, pattern: string): string {
  const [file] = globSync(pattern, { cwd: dist });
  if (!file) throw new Error(`${dist} has no ${pattern} to damage.`);
  return path.join(dist, file);
}

function change(file: string, what: string, edit: (text: string) => string) {
  const text = readFileSync(file, 'utf8');
  const changed = edit(text);
  if (changed === text) throw new Error(`${file} could not be made ${what}.`);
  writeFileSync(file, changed);
}
