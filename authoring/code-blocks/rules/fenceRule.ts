import type { Finding } from '../../../tooling/Issue.ts';
import type { Fence, Page } from '../../../content-model/Page.ts';
import { pageRule, type Rule } from '../../../rules/Rule.ts';
import { readFences } from '../fences.ts';

/** What's wrong with a block, and how to fix it. */
export type FenceFault = Pick<Finding, 'what' | 'remedy'>;

interface FenceRule {
  id: string;
  why: string;
  check: (fence: Fence, page: Page) => FenceFault | undefined;
}

/** A rule that checks each code block separately. */
export function fenceRule({ id, why, check }: FenceRule): Rule {
  return pageRule({
    id,
    why,
    check: page =>
      readFences(page).flatMap(fence => {
        const fault = check(fence, page);
        return fault ? [{ line: fence.line, ...fault }] : [];
      }),
  });
}
