import { toolsOnTypeScript5 } from '../../site/homeSpeed.ts';
import { homeRule } from './homeRule.ts';

/** Words that compare times. */
const comparesTimes =
  /\b(?:fast|slow|quick|half|twice|third|takes? |took |as long)|[快慢倍]|一半|用时|耗时/;

/** A time is compared with that of a tool on TypeScript 5 only where this is said. */
export const sameTypeScript = homeRule({
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
