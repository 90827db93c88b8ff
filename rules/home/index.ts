import { listShownExamples } from '../../content-model/examples/shownExamples.ts';
import { speedLibrary, toolsOnTypeScript5 } from '../../site/homeSpeed.ts';
import { type Rule, pageRule, type PageFinding } from '../Rule.ts';
import { pageTexts } from '../words/pageTexts.ts';

/** Words that compare times. */
const comparesTimes =
  /\b(?:fast|slow|quick|half|twice|third|takes? |took |as long)|[快慢倍]|一半|用时|耗时/;

/** A time is compared with that of a tool on TypeScript 5 only where this is said. */
const sameTypeScript = homeRule({
  id: 'home-typescript',
  why: 'Rslib was measured with TypeScript 7, whose compiler is several times as fast, so the figure would not be about the tools.',
  check: text => {
    if (!comparesTimes.test(text) || text.includes('TypeScript 5')) return [];
    return toolsOnTypeScript5()
      .filter(name => text.includes(name))
      .map(name => ({
        index: text.indexOf(name),
        what: `The time of ${name} is compared, but not that it ran TypeScript 5.`,
        remedy:
          'Compare it with the time of Rslib on TypeScript 5, or say which version each one ran.',
      }));
  },
});

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

interface CountRule {
  id: string;
  why: string;
  /** Finds a number, in its first group, before what it counts. */
  pattern: RegExp;
  count: (root: string) => number;
  remedy: string;
}

/** A rule that a number on the home page is what was counted. */
function countRule({ pattern, count, remedy, ...rule }: CountRule): Rule {
  return homeRule({
    ...rule,
    check: (text, root) =>
      [...text.matchAll(pattern)]
        .filter(([, written]) => Number(written) !== count(root))
        .map(({ 0: words, index }) => ({
          index,
          what: `"${words}" should be ${count(root)}.`,
          remedy,
        })),
  });
}

interface Fault {
  index: number;
  what: string;
  remedy: string;
}

interface HomeRule {
  id: string;
  why: string;
  /** What is wrong with a text of the page, and where in it. */
  check: (text: string, root: string) => Fault[];
}

/** A rule about the texts of the home page, in each language. */
function homeRule({ id, why, check }: HomeRule): Rule {
  return pageRule({
    id,
    why,
    check: (page, { root }) => {
      if (page.id !== 'index') return [];
      return pageTexts(page).flatMap(({ text, lineAt }) =>
        check(text, root).map(({ index, ...fault }): PageFinding => ({
          line: lineAt(index),
          ...fault,
        })),
      );
    },
  });
}
