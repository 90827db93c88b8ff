import { openDraft } from '../results/resultFiles.ts';
import {
  startServers,
  type Folder,
  type Served,
} from '../serve/startServers.ts';
import type { Figures, Round } from './compareSites.ts';
import { orderOfRound } from './interleave.ts';
import { measureLoad } from './measureLoad.ts';
import { measureReading, type Path } from './measureReading.ts';
import { conditions, openBrowser, type Reader } from './openBrowser.ts';
import { sites, type SiteName } from './Site.ts';

export interface RoundsResult {
  chromium: string;
  conditions: typeof conditions;
  rounds: Round[];
}

export interface RoundsOptions {
  folders: ReadonlyMap<SiteName, Folder>;
  /** Changes with the builds, so that rounds of other builds aren't mixed in. */
  key: string;
  rounds: number;
  path: Path;
}

/** Measures all sites round by round, and resumes an interrupted run. */
export async function runRounds(options: RoundsOptions): Promise<RoundsResult> {
  const names = [...options.folders.keys()];
  const draft = await openDraft<Round>('pages', options.key);
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
    for (let index = draft.steps.length; index < options.rounds; index += 1) {
      const round: Round = {};
      for (const name of orderOfRound(names, index)) {
        const served = servedOf(name);
        const figures = await measureAll(reader, name, { served, ...options });
        round[name] = figures;
        console.log(`round ${index + 1}/${options.rounds}: ${name}`);
      }
      await draft.add(round);
    }
    return { chromium: browser.version(), conditions, rounds: draft.steps };
  } finally {
    await browser.close();
    await servers.stop();
  }
}

async function measureAll(
  reader: Reader,
  name: SiteName,
  { served, path }: { served: Served; path: Path },
): Promise<Figures> {
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
