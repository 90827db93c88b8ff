import { browserFaults } from './browserFaults.ts';
import { codeFaults } from './codeFaults.ts';
import { copyFaults } from './copyFaults.ts';
import { decoderFaults } from './decoderFaults.ts';
import { explorerFaults } from './explorerFaults.ts';
import type { Fault } from './fault.ts';
import { loadFaults } from './loadFaults.ts';
import { meddleFaults } from './meddleFaults.ts';
import { openFaults } from './openFaults.ts';
import { releaseFaults } from './releaseFaults.ts';
import { searchFaults } from './searchFaults.ts';
import { storageFaults } from './storageFaults.ts';

/** The table: everything that may go wrong between a site and a reader. */
export const faults: readonly Fault[] = [
  ...loadFaults,
  ...codeFaults,
  ...openFaults,
  ...meddleFaults,
  ...storageFaults,
  ...copyFaults,
  ...searchFaults,
  ...browserFaults,
  ...releaseFaults,
];

/** What only the real site has. */
export const realFaults: readonly Fault[] = [
  ...decoderFaults,
  ...explorerFaults,
];
