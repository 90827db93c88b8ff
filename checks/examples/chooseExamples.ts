import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { weigh } from './weigh.ts';

/** By `weigh()`. More than half of the examples, and a twentieth of all the time. */
const CHEAP = 2;

/** Of the others, what two cores build in about two minutes. */
const DEAR_COUNT = 40;

/** Changes whose examples are built again, though their authors have built them. */
const RECENT_COMMITS = 20;

/**
 * The examples that a check builds although their record is current: all cheap ones,
 * and of the others those that recent commits touched, then some that differ from
 * commit to commit.
 */
export function chooseExamples(root: string, ids: readonly string[]): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
  const touched = git(
    ...['log', `-${RECENT_COMMITS}`, '--format=', '--name-only', '--'],
    'examples',
  ).split('\n');
  const examples = path.join(root, 'examples');
  const isCheap = (id: string) => weigh(examples, id) <= CHEAP;
  const dear = ids.filter(id => !isCheap(id));
  const ordered = orderExamples(dear, touched, git('rev-parse', 'HEAD'));
  return [...ids.filter(isCheap), ...ordered.slice(0, DEAR_COUNT)];
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
