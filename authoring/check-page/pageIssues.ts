import path from 'node:path';
import { checkPage } from '../../proofs/rules/checkPage.ts';
import { RecordedEvidence } from '../../proofs/rules/proof/RecordedEvidence.ts';
import { isProvingPage } from '../../proofs/rules/sentences/isListed.ts';
import { fenceRules } from '../code-blocks/rules/index.ts';
import { readReference } from '../../content-model/options/Reference.ts';
import type { Site } from '../../content-model/Site.ts';
import type { Issue } from '../../tooling/Issue.ts';
import { contentRules } from '../../rules/contentRules.ts';
import { navigationIssues } from '../../rules/links/navigationIssues.ts';
import { referenceRules } from '../../rules/reference/index.ts';
import { runRules } from '../../rules/Rule.ts';
import { checkSpelling } from '../../rules/words/spelling.ts';

export interface PageIssues {
  issues: Issue[];
  /** How many rules were applied. */
  rules: number;
}

/** Everything that is wrong with some pages, in both languages. */
export async function pageIssues(
  site: Site,
  ids: readonly string[],
): Promise<PageIssues> {
  const { root } = site;
  const spelling = checkSpelling(site, ids);
  // It is awaited below; what fails before that must not end the process.
  spelling.catch(() => undefined);
  const isReference = ids.some(id => /^(?:api|config)\//.test(id));
  const rules = [
    ...contentRules,
    ...fenceRules(root),
    ...(isReference
      ? referenceRules(
          readReference(path.join(root, 'node_modules/@rslib/core')),
        )
      : []),
  ];
  const evidence = new RecordedEvidence(root);
  const claims = ids
    .filter(isProvingPage)
    .flatMap(id => checkPage(site, id, evidence)?.issues ?? []);
  return {
    issues: [
      ...(await navigationIssues(site, ids)),
      ...claims,
      ...runRules(rules, site, ids),
      ...(await spelling),
    ],
    rules: rules.length + 2,
  };
}
