import type { ConfigProblem } from '@rslib-website/converter/readRslibConfig';
import type { LiveStrings } from '../../i18n/liveStrings.ts';
import { fill } from '../Words.ts';
import { typescriptVersion } from './engineAddress.ts';
import type { LiveParts } from './LiveParts.ts';
import type { LiveProject } from './LiveProject.ts';
import type { Reading, Readings } from './loads/readLoads.ts';

/** What the status says while it's true, instead of what has changed. */
export function say(
  { phase, reason, problem }: LiveProject,
  words: LiveStrings,
): LiveParts['says'] {
  const bad = (text: string) => ({ text, isBad: true });
  const old = (reason: string) => bad(fill(words.outdated, { reason }));
  switch (phase) {
    case 'starting':
      return { text: words.starting };
    case 'building':
      return { text: words.building };
    case 'ready':
      return problem && old(refusal(problem, words));
    case 'failed':
      return old(fill(words.buildFailed, { reason }));
    case 'off': {
      // What engines say if 2 GiB of addresses are more than they can give.
      const isFull = /memory/i.test(reason);
      return bad(fill(words[isFull ? 'noMemory' : 'startFailed'], { reason }));
    }
  }
}

function refusal(
  { reason, line, code }: ConfigProblem,
  { config }: LiveStrings,
): string {
  const known: Readonly<Partial<Record<string, string>>> = config;
  return fill(known[reason] ?? config.other, { line, code });
}

/** What the page can't build, and so what is shown. */
export function explain(
  { built, canBuild, phase, problem }: LiveProject,
  words: LiveStrings,
): string[] {
  if (!canBuild) return [words.needsPlugin];
  if (built)
    return [
      ...(built.lacksTypes ? [words.lacksTypes] : []),
      ...(built.isTyped
        ? [fill(words.typedBy, { version: typescriptVersion })]
        : []),
      ...(built.readings ? [words.notRun] : []),
      ...(isNew(built.readings?.require) ? [words.requireNew] : []),
    ];
  // Not while the first build runs, nor where it was refused.
  return phase === 'ready' && !problem ? [words.needsTypes] : [];
}

const isNew = (one: Reading | undefined) =>
  typeof one === 'object' && 'isNew' in one;

/** What was read about loading, as others say what came of it. */
export function tellLoads(readings: Readings, { loads: words }: LiveStrings) {
  const tell = (one: Reading) => {
    if (one === 'works') return { isGood: true, says: words.works };
    if (!('problem' in one)) return one;
    return {
      isGood: false,
      says: fill(words[one.problem], { name: one.name }),
    };
  };
  return {
    import: tell(readings.import),
    require: tell(readings.require),
    script: tell(readings.script),
    bundler: tell(readings.bundler),
  };
}
