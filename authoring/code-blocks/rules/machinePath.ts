import { subjectOf } from '../fences.ts';
import { fenceRule } from './fenceRule.ts';

const homes =
  /(?:file:\/\/)?\/(?:home|Users|root|tmp|private\/var|var\/folders|work|workspace|builds?|mnt)\/[\w.~-]+|[A-Za-z]:\\{1,2}[\w.~-]+/;
/** TypeScript names the places of errors in packages as readers see them. */
const packages =
  /(?<! from '\.\/)\bnode_modules\/(?![^\s:]*\.d\.[cm]?ts:\d+:\d+ - error TS)/;

/** Nothing on a page is specific to one machine. */
export const machinePath = fenceRule({
  id: 'machine-path',
  why: 'The path of the machine that built the example is noise to readers, and reveals where it was built.',
  check: fence => {
    const subject = subjectOf(fence)?.[0];
    const isMade = subject && subject !== 'source' && subject !== 'command';
    const found =
      homes.exec(fence.code)?.[0] ??
      (isMade ? packages.exec(fence.code)?.[0] : undefined);
    return found
      ? {
          what: `The block shows the path "${found}".`,
          remedy:
            'Choose an example whose output contains no path, or show another part of it.',
        }
      : undefined;
  },
});
