import { isDeepStrictEqual } from 'node:util';
import { defineSuite } from '../support/defineSuite.ts';
import { readConditions, readKept, writeKept } from './conditions.ts';

const now = readConditions();
if (process.argv.includes('--update-snapshots=all')) writeKept(now);
const kept = readKept();
const isSame = isDeepStrictEqual(now, kept);
if (!isSame) {
  console.warn(
    `The pictures were taken with ${JSON.stringify(kept)}, but this is ${JSON.stringify(now)}, which draws edges of letters differently: they are compared less strictly. Run \`npm run look:accept\` and look at what changes.`,
  );
}

/** What the parts look like, compared with kept pictures. */
export default defineSuite('look', {
  testMatch: '**/*.look.ts',
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  expect: {
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      // Rounding differs between processors; a changed color or a moved line
      // doesn't hide here.
      ...(isSame
        ? { threshold: 0.1, maxDiffPixels: 20 }
        : { threshold: 0.3, maxDiffPixelRatio: 0.03 }),
    },
  },
});
