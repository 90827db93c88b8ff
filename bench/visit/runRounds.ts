import { openDraft, type ResultName } from '../results/resultFiles.ts';
import { startServers, type Served } from '../serve/startServers.ts';
import { orderOfRound } from './interleave.ts';
import { measureLoad, type Load } from './measureLoad.ts';
import { measureReading, type Path, type Reading } from './measureReading.ts';
import { conditions, openBrowser, type Reader } from './openBrowser.ts';
import { sites, type SiteName } from './Site.ts';

export type RoundFigures = Load & Reading;
export type Round = Record<string, RoundFigures>;

/** For one kind of page, from one load. */
export interface KindFigures {
  site: SiteName;
  address: string;
  load: Load;
}

export interface RoundsResult {
  chromium: string;
  conditions: typeof conditions;
  rounds: Round[];
  kinds: KindFigures[];
}

export interface RoundsOptions {
  result: ResultName;
  folders: ReadonlyMap<SiteName, string>;
  /** Changes with the builds, so that rounds of other builds aren't mixed in. */
  key: string;
  rounds: number;
  path: Path;
  /** Loaded once on each site, to compare kinds of pages. */
  kindAddresses: readonly string[];
}

type Step =
  { type: 'round'; round: Round } | { type: 'kinds'; kinds: KindFigures[] };

/** Measures all sites round by round, and resumes an interrupted run. */
export async function runRounds(options: RoundsOptions): Promise<RoundsResult> {
  const names = [...options.folders.keys()];
  const draft = await openDraft<Step>(options.result, options.key);
  const servers = await startServers(options.folders);
  const browser = await openBrowser(servers.fingerprint);
  const reader = { browser, isSlow: true };
  const hurried = { browser, isSlow: false };
  const servedOf = (name: SiteName): Served => {
    const served = servers.sites.get(name);
    if (!served) throw new Error(`${name} is not among the served builds.`);
    return served;
  };
  try {
    // Compresses the files and starts the browser's processes before measuring.
    for (const name of names) {
      console.log(`warm-up: ${name}`);
      const served = servedOf(name);
      await measureAll(hurried, name, { served, ...options });
    }
    const rounds = draft.steps.filter(step => step.type === 'round').length;
    for (let index = rounds; index < options.rounds; index += 1) {
      const round: Round = {};
      for (const name of orderOfRound(names, index)) {
        const served = servedOf(name);
        const figures = await measureAll(reader, name, { served, ...options });
        round[name] = figures;
        console.log(
          `round ${index + 1}/${options.rounds}: ${name.padEnd(10)} ${inWords(figures)}`,
        );
      }
      await draft.add({ type: 'round', round });
    }
    if (!draft.steps.some(step => step.type === 'kinds')) {
      const kinds = await measureKinds(reader, names, {
        servedOf,
        ...options,
      });
      await draft.add({ type: 'kinds', kinds });
    }
    return {
      chromium: browser.version(),
      conditions,
      rounds: draft.steps.flatMap(step =>
        step.type === 'round' ? [step.round] : [],
      ),
      kinds: draft.steps.flatMap(step =>
        step.type === 'kinds' ? step.kinds : [],
      ),
    };
  } finally {
    await browser.close();
    await servers.stop();
  }
}

async function measureAll(
  reader: Reader,
  name: SiteName,
  { served, path }: { served: Served; path: Path },
): Promise<RoundFigures> {
  const site = sites[name];
  const load = await measureLoad(reader, site, {
    served,
    address: path.start,
  });
  return {
    ...load,
    ...(await measureReading(reader, site, { served, path })),
  };
}

async function measureKinds(
  reader: Reader,
  names: readonly SiteName[],
  {
    kindAddresses,
    servedOf,
  }: {
    kindAddresses: readonly string[];
    servedOf: (name: SiteName) => Served;
  },
): Promise<KindFigures[]> {
  const found: KindFigures[] = [];
  for (const address of kindAddresses) {
    for (const name of names) {
      const target = { served: servedOf(name), address, scrolls: true };
      const load = await measureLoad(reader, sites[name], target);
      console.log(
        `${address}: ${name} ${load.totalBytes} bytes, CLS ${load.cls.toFixed(3)}`,
      );
      found.push({ site: name, address, load });
    }
  }
  return found;
}

function inWords({ fcp, lcp, tbt, ready, navigationHover }: RoundFigures) {
  const ms = (value: number | null) => value?.toFixed(0) ?? '–';
  return `FCP ${ms(fcp)}, LCP ${ms(lcp)}, TBT ${ms(tbt)}, interactive ${ms(ready)}, navigation after hover ${ms(navigationHover)} ms`;
}
