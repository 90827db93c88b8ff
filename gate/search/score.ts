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
  /** The average of 1 divided by the place of the first right page among five. */
  mrrAt5: number;
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
      place: places.findIndex(path => query.pages.includes(path)),
      inSection:
        first !== undefined && acceptsSection(query, first.path, first.id),
    };
    outcomes.push(outcome);
    if (!outcome.inSection) {
      const fault = outcome.place === 0 ? 'other section' : 'other page';
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
  /** From 0; -1 if no right page was found. */
  place: number;
  inSection: boolean;
}

function average(outcomes: readonly Outcome[]): Scores {
  const count = outcomes.length;
  const share = (value: (outcome: Outcome) => number | boolean) =>
    outcomes.reduce((sum, one) => sum + Number(value(one)), 0) /
    Math.max(1, count);
  return {
    count,
    successAt1: share(({ place }) => place === 0),
    successAt5: share(({ place }) => place >= 0),
    mrrAt5: share(({ place }) => (place < 0 ? 0 : 1 / (place + 1))),
    rightSection: share(({ inSection }) => inSection),
  };
}

/** Scores in one line, for scripts. */
export function formatScores(scores: Scores): string {
  return [
    `success@1=${scores.successAt1.toFixed(3)}`,
    `success@5=${scores.successAt5.toFixed(3)}`,
    `mrr@5=${scores.mrrAt5.toFixed(3)}`,
    `section=${scores.rightSection.toFixed(3)}`,
    `n=${scores.count}`,
  ].join(' ');
}
