import { listShownExamples } from '../../content-model/examples/shownExamples.ts';
import { speedLibrary } from '../../site/homeSpeed.ts';
import type { Rule } from '../Rule.ts';
import { countRule } from './countRule.ts';
import { sameTypeScript } from './sameTypeScript.ts';

/** What the home page claims in figures. */
export const homeRules: readonly Rule[] = [
  sameTypeScript,
  countRule({
    id: 'home-examples',
    why: 'Readers can only see the examples that a page shows; others prove sentences.',
    pattern: /(\d+)(?:(?: \w+)? examples| 个(?:文档)?示例)/g,
    count: root => listShownExamples(root).size,
    remedy: 'Leave the number to <Fact of="examples">, which counts them.',
  }),
  countRule({
    id: 'home-modules',
    why: 'Two sizes of one library make readers doubt both measurements.',
    pattern: /(\d+)(?: modules| 个模块)/g,
    count: () => speedLibrary().modules,
    remedy: 'Write the number that /guide/start/compare has.',
  }),
];
