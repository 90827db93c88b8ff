import { kinds, type Kind } from '../serve/fileOf.ts';
import type { Answer, Served } from '../serve/startServers.ts';
import { blockingTime } from './blockingTime.ts';
import type { Figures } from './compareSites.ts';
import { withVisit, type Reader, type Visit } from './openBrowser.ts';
import type { Site } from './Site.ts';
import { openPage, readNoted } from './settle.ts';

/** Late requests, such as prefetches, belong to the page. */
const QUIET_MS = 1500;

export interface LoadTarget {
  served: Served;
  address: string;
}

const kindNames: Record<Kind, string> = {
  ...{ html: 'HTML', js: 'JavaScript', css: 'CSS files' },
  ...{ data: 'data', image: 'images', font: 'fonts' },
};

/** Each screen and each scheme once: their other pairs say nothing more. */
const readers = [
  { screen: 'phone', scheme: 'light' },
  { screen: 'desk', scheme: 'dark' },
] as const;

/** Loads a page for each reader: on a first visit, and again. */
export async function measureLoad(
  reader: Reader,
  site: Site,
  target: LoadTarget,
): Promise<Figures> {
  const all: Figures = {};
  for (const { screen, scheme } of readers) {
    const options = { readiness: site.readiness, screen, scheme };
    await withVisit(reader, options, async visit => {
      for (const when of ['first', 'return']) {
        const way = `${screen}, ${scheme}, ${when}`;
        const { details, ...figures } = await loadOnce(visit, target);
        const isFirst = Object.keys(all).length === 0;
        const shown = isFirst ? { ...figures, ...details } : figures;
        for (const [name, value] of Object.entries(shown)) {
          all[`${way}: ${name}`] = value;
        }
      }
    });
  }
  return all;
}

async function loadOnce(
  { page, session }: Visit,
  { served, address }: LoadTarget,
) {
  await page.goto('about:blank');
  served.takeAnswers();
  let received = 0;
  const count = (event: { encodedDataLength: number }) => {
    received += event.encodedDataLength;
  };
  session.on('Network.loadingFinished', count);
  await openPage(page, served, { address, quietMs: QUIET_MS });
  session.off('Network.loadingFinished', count);
  const noted = await readNoted(page);
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  const { cls, fcp, lcp, ready } = noted;
  return {
    'with headers, kB': received,
    'LCP, ms': lcp,
    CLS: cls,
    'TBT, ms': blockingTime(noted),
    'interactive, ms': ready,
    details: {
      ...countAnswers(served.takeAnswers()),
      'FCP, ms': fcp,
      'heap, MB': usedSize,
    },
  };
}

/** Bytes of bodies by kind and in all, and the number of requests. */
export function countAnswers(answers: readonly Answer[]): Figures {
  const bytesOf = (chosen: readonly Answer[]) =>
    chosen.reduce((sum, { bytes }) => sum + bytes, 0);
  return {
    'bodies, kB': bytesOf(answers),
    'bodies without fonts, kB': bytesOf(
      answers.filter(({ kind }) => kind !== 'font'),
    ),
    ...Object.fromEntries(
      kinds.map(kind => [
        `${kindNames[kind]}, kB`,
        bytesOf(answers.filter(answer => answer.kind === kind)),
      ]),
    ),
    requests: answers.length,
  };
}
