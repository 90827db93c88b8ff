import { splitBlocks } from '../../../content-model/splitBlocks.ts';

/** Shorter ones are steps such as "Build it:". */
const LEAST_LENGTH = 100;

/** Blocks of a text that it has already had. */
export function findRepeats(text: string): string[] {
  const known = new Set<string>();
  return splitBlocks(text).filter(block => {
    if (block.length < LEAST_LENGTH) return false;
    const isKnown = known.has(block);
    known.add(block);
    return isKnown;
  });
}
