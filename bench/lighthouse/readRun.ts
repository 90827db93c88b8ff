import type { LighthouseRun } from '../results/types.ts';

/** The part of a Lighthouse report that we use. */
export interface Report {
  categories: Record<
    string,
    { score: number | null; auditRefs: { id: string; weight: number }[] }
  >;
  audits: Record<
    string,
    { id: string; score: number | null; scoreDisplayMode: string }
  >;
}

const categories = {
  performance: 'performance',
  accessibility: 'accessibility',
  bestPractices: 'best-practices',
  seo: 'seo',
} as const;

/** A report's four scores, 0 to 100, and the audits that lowered them. */
export function readRun(page: string, report: Report): LighthouseRun {
  const scoreOf = (name: string): number => {
    const score = report.categories[name]?.score;
    if (score === null || score === undefined) {
      throw new Error(
        `Lighthouse returned no score for ${name} of ${page}. Its error is in the report next to this run.`,
      );
    }
    return Math.round(score * 100);
  };
  const counted = Object.values(report.categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
  );
  const failed = counted.filter(id => {
    const audit = report.audits[id];
    return audit && audit.score !== null && audit.score < 1;
  });
  return {
    page,
    performance: scoreOf(categories.performance),
    accessibility: scoreOf(categories.accessibility),
    bestPractices: scoreOf(categories.bestPractices),
    seo: scoreOf(categories.seo),
    failed: [...new Set(failed)].sort(),
  };
}

export const floors = {
  performance: 98,
  accessibility: 100,
  bestPractices: 100,
  seo: 100,
} as const;
