import { pageRule, type Rule } from '../../content/Rule.ts';
import { listUnmarked, type Floor } from '../unmarked.ts';

/** Every block is verified or has a reason not to be, whatever its language. */
export function fenceUnmarked(floor: Floor): Rule {
  return pageRule({
    id: 'fence-unmarked',
    why: 'Nobody knows whether this block is right, today or after the next release.',
    check: page => {
      const unmarked = listUnmarked(page);
      const allowed = floor[page.file] ?? 0;
      if (unmarked.length <= allowed) return [];
      return unmarked.map(({ line, lang }) => ({
        file: page.file,
        line,
        what:
          `A "${lang}" block has neither example="…" nor unverified="…".` +
          (allowed > 0
            ? ` The page may still have ${allowed} such blocks and has ${unmarked.length}.`
            : ''),
        remedy:
          'Put the code in examples/ and reference it: content/README.md, section Code blocks.',
      }));
    },
  });
}
