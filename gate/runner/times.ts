import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../shared/parseJson.ts';

/** What a step or a spec file took, in seconds. */
export interface Time {
  cpu: number;
  /** Of steps alone: files of a suite run beside each other. */
  wall?: number;
}

interface Limit extends Time {
  /** CPU seconds; a run that takes half as much again fails. */
  ceiling: number;
}

/** By name: steps of turbo.json, and spec files as paths. */
export type Times = Readonly<Record<string, Time>>;
type Limits = Readonly<Record<string, Limit>>;

/** A busy machine, or a slower one, takes longer for the same work. */
const TOLERANCE = 1.5;
/** Steps of a run that tell how fast a machine is. */
const LEAST_STEPS = 12;
/** A step shorter than this tells little about a machine. */
const LEAST_TELLING_S = 8;
/** Below this, CPU seconds vary by more than half: seen 13 and 23 for one spec file. */
const LEAST_CEILING_S = 25;

const file = path.join(import.meta.dirname, 'times.json');

export function readLimits(): Limits {
  // Written by recordTimes() below.
  return parseJson<Limits>(readFileSync(file, 'utf8'));
}

/**
 * How much slower this machine is than the one that recorded: the middle of what all
 * steps took beside their record. A few steps alone say nothing about a machine.
 */
function slownessOf(times: Times, limits: Limits): number {
  const ratios = Object.entries(times)
    .filter(([, { wall }]) => wall !== undefined)
    .flatMap(([name, { cpu }]) => {
      const recorded = limits[name]?.cpu ?? 0;
      return recorded < LEAST_TELLING_S ? [] : [cpu / recorded];
    })
    .sort((a, b) => a - b);
  const middle = ratios[Math.floor(ratios.length / 2)] ?? 1;
  return ratios.length < LEAST_STEPS ? 1 : Math.max(1, middle);
}

/** What took too long, and what nobody has recorded yet. */
export function checkTimes(times: Times, limits: Limits): string[] {
  const tolerance = TOLERANCE * slownessOf(times, limits);
  return Object.entries(times).flatMap(([name, { cpu }]) => {
    const ceiling = limits[name]?.ceiling;
    if (ceiling === undefined) {
      return [
        `${name} has no ceiling, so it could grow unseen. \`npm run gate ${name} -- --record\` writes one to gate/runner/times.json.`,
      ];
    }
    if (cpu <= ceiling * tolerance) return [];
    return [
      `${name} took ${cpu.toFixed(0)} CPU seconds, ${(cpu / ceiling).toFixed(1)} times its ceiling of ${ceiling}. Everyone waits for it: make it cheaper, or record the new time and say in the commit what it buys.`,
    ];
  });
}

/** The new limits: a measured time is its own ceiling. */
function updateLimits(limits: Limits, times: Times): Limits {
  const measured = Object.entries(times).map(
    ([name, { cpu, wall }]) =>
      [
        name,
        {
          cpu: round(cpu),
          ...(wall === undefined ? {} : { wall: round(wall) }),
          ceiling: Math.max(Math.ceil(cpu), LEAST_CEILING_S),
        },
      ] as const,
  );
  const all = { ...limits, ...Object.fromEntries(measured) };
  return Object.fromEntries(
    Object.entries(all).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

/** Keeps what was measured; names that `isKnown` refuses are dropped. */
export function recordTimes(
  times: Times,
  isKnown: (name: string) => boolean,
): void {
  const limits = Object.entries(updateLimits(readLimits(), times));
  const known = Object.fromEntries(limits.filter(([name]) => isKnown(name)));
  writeFileSync(file, `${JSON.stringify(known, undefined, 2)}\n`);
}

/** Slowest first. */
export function formatTimes(times: Times, limits: Limits): string[] {
  return Object.entries(times)
    .sort(([, a], [, b]) => b.cpu - a.cpu)
    .map(([name, { cpu, wall }]) =>
      [
        `${cpu.toFixed(1)}`.padStart(8),
        (wall === undefined ? '' : wall.toFixed(1)).padStart(8),
        String(limits[name]?.ceiling ?? '-').padStart(8),
        `  ${name}`,
      ].join(''),
    );
}

const round = (seconds: number) => Math.round(seconds * 10) / 10;
