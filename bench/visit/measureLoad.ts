import { kinds, type Kind } from '../serve/fileOf.ts';
import type { Answer, Served } from '../serve/startServers.ts';
import { blockingTime } from './blockingTime.ts';
import { withVisit, type Reader } from './openBrowser.ts';
import type { Site } from './Site.ts';
import { openPage, readNoted } from './settle.ts';

/** One load of a page; times in ms, sizes in bytes. */
export type Load = Record<`${Kind}Bytes`, number> & {
  totalBytes: number;
  requests: number;
  fcp: number;
  lcp: number;
  cls: number;
  tbt: number;
  ready: number;
  heapBytes: number;
};

/** Late requests, such as prefetches, belong to the page. */
const QUIET_MS = 1500;

export interface LoadTarget {
  served: Served;
  address: string;
}

/** Loads a page as a first-time reader on a phone. */
export function measureLoad(
  reader: Reader,
  site: Site,
  { served, address }: LoadTarget,
): Promise<Load> {
  const { readiness } = site;
  return withVisit(
    reader,
    { readiness, screen: 'phone' },
    async ({ page, session }) => {
      served.takeAnswers();
      await openPage(page, served, { address, quietMs: QUIET_MS });
      const noted = await readNoted(page);
      await session.send('HeapProfiler.collectGarbage');
      const { usedSize } = await session.send('Runtime.getHeapUsage');
      const answers = served.takeAnswers();
      const { cls, shifts } = noted;
      if (shifts[0]) {
        console.log(
          `${site.name} ${address}: ${shifts.length} shifts, first of ${shifts[0]}`,
        );
      }
      return {
        ...countAnswers(answers),
        fcp: noted.fcp,
        lcp: noted.lcp,
        cls,
        tbt: blockingTime(noted),
        ready: noted.ready,
        heapBytes: usedSize,
      };
    },
  );
}

/** Bytes by kind, total bytes, and the number of requests. */
export function countAnswers(answers: readonly Answer[]) {
  const bytesOf = (kind: Kind) =>
    answers
      .filter(answer => answer.kind === kind)
      .reduce((sum, { bytes }) => sum + bytes, 0);
  // There is an entry for each kind.
  const byKind = Object.fromEntries(
    kinds.map(kind => [`${kind}Bytes`, bytesOf(kind)]),
  ) as Record<`${Kind}Bytes`, number>;
  return {
    ...byKind,
    totalBytes: answers.reduce((sum, { bytes }) => sum + bytes, 0),
    requests: answers.length,
  };
}
