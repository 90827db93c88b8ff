import type { Issue } from '../../tooling/Issue.ts';
import type { PageReport } from './checkPage.ts';
import exempt from './exemptKinds.json' with { type: 'json' };

/** At most one listed sentence in five is exempt, over all pages. */
export function checkShare(reports: readonly PageReport[]): Issue[] {
  const listed = sum(reports.map(({ page }) => page.listed.length));
  const count = sum(reports.flatMap(page => Object.values(page.exempt)));
  const most = Math.floor(listed * exempt.share);
  if (count <= most) return [];
  return [
    {
      rule: 'claim-share',
      file: 'proofs/rules/exemptKinds.json',
      line: 1,
      what: `${count} sentences are exempt; ${most} of ${listed} may be.`,
      why: 'An exemption is for sentences that can’t be proven, not for those that are hard to prove.',
      remedy: 'Prove some of them.',
    },
  ];
}

export const sum = (numbers: readonly number[]) =>
  numbers.reduce((total, number) => total + number, 0);
