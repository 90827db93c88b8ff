import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { isException } from './exceptions.ts';

const tags = [
  'wcag2a',
  'wcag2aa',
  'wcag21a',
  'wcag21aa',
  'wcag22aa',
  'best-practice',
];

/** Rules that no tag switches on: axe leaves them to those who ask. */
const further = ['target-size', 'label-content-name-mismatch'];

/** What another theme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Runs every rule on the page as it is now, or those about colors, if the same state
 * was seen in another theme. Returns the violations, one line for each element; no
 * rule is left out, and exceptions.ts names each exception.
 */
export async function runAxe(
  page: Page,
  state: string,
  rules: 'all' | 'colors' = 'all',
): Promise<string[]> {
  const all = {
    runOnly: { type: 'tag' as const, values: tags },
    rules: Object.fromEntries(further.map(rule => [rule, { enabled: true }])),
  };
  const colors = { runOnly: { type: 'rule' as const, values: colorRules } };
  const { violations } = await new AxeBuilder({ page })
    .options({
      ...(rules === 'all' ? all : colors),
      resultTypes: ['violations'],
      // Only rules that are experiments read the style sheets.
      preload: { assets: ['media'] },
    })
    // One document without frames: the other way opens a page for each run.
    .setLegacyMode()
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes
      .filter(({ html }) => !isException(id, html))
      .map(({ target, html, failureSummary = '' }) => {
        const [, reason = ''] = failureSummary.split('\n');
        return `${state}: ${id} at ${target.join(' ')}: ${reason.trim()} ${html}`;
      }),
  );
}
