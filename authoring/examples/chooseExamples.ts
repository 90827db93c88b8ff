import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';

/** Changes whose examples are built again, though their authors have built them. */
const RECENT_COMMITS = 20;

/**
 * Examples that a check builds although their record is current, most wanted first:
 * those that recent commits touched, then others from commit to commit.
 */
export function chooseExamples(root: string, ids: readonly string[]): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const touched = git(
    ...['log', `-${RECENT_COMMITS}`, '--format=', '--name-only', '--'],
    'examples',
  ).split('\n');
  return orderExamples(ids, touched, git('rev-parse', 'HEAD'));
}

/** Touched ones first; the rest in an order that follows from the seed. */
export function orderExamples(
  ids: readonly string[],
  touched: readonly string[],
  seed: string,
): string[] {
  const ofFile = /^examples\/(?:results\/)?([^/]+?)(?:\.json$|\/)/;
  const recent = new Set(touched.map(file => ofFile.exec(file)?.[1]));
  const rank = (id: string) =>
    (recent.has(id) ? '0' : '1') +
    createHash('sha256').update(`${seed}\0${id}`).digest('hex');
  const ranks = new Map(ids.map(id => [id, rank(id)]));
  const rankOf = (id: string) => ranks.get(id) ?? '';
  return [...ids].sort((a, b) => (rankOf(a) < rankOf(b) ? -1 : 1));
}

/** From the front, those that together weigh no more; a heavy one is passed over. */
export function takeWeight(
  ids: readonly string[],
  weightOf: (id: string) => number,
  most: number,
): string[] {
  let left = most;
  return ids.filter(id => {
    const fits = weightOf(id) <= left;
    if (fits) left -= weightOf(id);
    return fits;
  });
}
