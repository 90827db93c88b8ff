import { MAX_HITS } from '@rslib-website/search/limits';
import type { SearchIndex } from '@rslib-website/search/SearchIndex';
import { searchSections } from '@rslib-website/search/searchSections';
import { acceptsSection, labelPath, type LabeledQuery } from './labels.ts';

/** A section that was found. */
export interface Hit {
  path: string;
  id: string;
}

/** Returns the hits of a query, best first. */
export type AskSections = (query: string) => Promise<readonly Hit[]>;

/** Searches an index like the dialog does. */
export function askSections(index: SearchIndex): AskSections {
  return async query => {
    const { found } = await searchSections(query, index, MAX_HITS);
    return found.map(({ section }) => section);
  };
}

/** Shares of the queries. */
export interface Scores {
  count: number;
  /** The first hit is on a right page. */
  successAt1: number;
  /** One of the first five pages is right. */
  successAt5: number;
  /** The first hit is a right section. */
  rightSection: number;
}

export interface Scored {
  all: Scores;
  byKind: Map<string, Scores>;
  /** Queries whose first hit isn't a right section. */
  misses: string[];
  /** Queries that the site doesn't answer, with what they find; they don't count. */
  unanswered: string[];
}

/** Runs every query and compares its hits with the labels. */
export async function scoreQueries(
  queries: readonly LabeledQuery[],
  ask: AskSections,
  lang: string,
): Promise<Scored> {
  const outcomes: Outcome[] = [];
  const misses: string[] = [];
  const unanswered: string[] = [];
  for (const query of queries) {
    const hits = (await ask(query.q)).map(({ path, id }) => ({
      path: labelPath(path, lang),
      id,
    }));
    const [first] = hits;
    const found = first ? `${first.path}#${first.id}` : 'nothing';
    const line = `${query.kind}: ${query.q} → ${found}`;
    if (query.missing) {
      unanswered.push(line);
      continue;
    }
    const places = [...new Set(hits.map(({ path }) => path))].slice(0, 5);
    const outcome = {
      kind: query.kind,
      atOne: places.slice(0, 1).some(path => query.pages.includes(path)),
      atFive: places.some(path => query.pages.includes(path)),
      inSection:
        first !== undefined && acceptsSection(query, first.path, first.id),
    };
    outcomes.push(outcome);
    if (!outcome.inSection) {
      const fault = outcome.atOne ? 'other section' : 'other page';
      misses.push(`${line} (${fault}; expected ${query.sections.join(', ')})`);
    }
  }
  return {
    all: average(outcomes),
    byKind: new Map(
      [...Map.groupBy(outcomes, ({ kind }) => kind)].map(([kind, some]) => [
        kind,
        average(some),
      ]),
    ),
    misses,
    unanswered,
  };
}

interface Outcome {
  kind: string;
  atOne: boolean;
  atFive: boolean;
  inSection: boolean;
}

function average(outcomes: readonly Outcome[]): Scores {
  const count = outcomes.length;
  const share = (holds: (outcome: Outcome) => boolean) =>
    count === 0 ? 0 : outcomes.filter(holds).length / count;
  return {
    count,
    successAt1: share(({ atOne }) => atOne),
    successAt5: share(({ atFive }) => atFive),
    rightSection: share(({ inSection }) => inSection),
  };
}

/** Scores in one line, for scripts. */
export function formatScores(scores: Scores): string {
  return [
    `success@1=${scores.successAt1.toFixed(3)}`,
    `success@5=${scores.successAt5.toFixed(3)}`,
    `section=${scores.rightSection.toFixed(3)}`,
    `n=${scores.count}`,
  ].join(' ');
}
