import type { Noted } from './observe.ts';

const LONG_TASK_MS = 50;

/** Total blocking time: what tasks take beyond 50 ms, from first paint on. */
export function blockingTime({ tasks, fcp }: Pick<Noted, 'tasks' | 'fcp'>) {
  return tasks
    .filter(([start, duration]) => start + duration > fcp)
    .reduce(
      (sum, [, duration]) => sum + Math.max(0, duration - LONG_TASK_MS),
      0,
    );
}

/** The shortest event a browser reports; shorter ones count as this. */
export const EVENT_FLOOR_MS = 16;

/** How long the slowest event since a given moment took. */
export function slowestEvent(events: Noted['events'], since: number): number {
  return events
    .filter(([start]) => start >= since)
    .reduce((most, [, duration]) => Math.max(most, duration), EVENT_FLOOR_MS);
}
