import type { Locator } from '@playwright/test';
import { test } from './hostilePage.ts';

/** A row of a table, which the report and each message name. */
export async function row(
  title: string,
  run: () => Promise<void>,
): Promise<void> {
  try {
    await test.step(title, run);
  } catch (error) {
    throw nameError(title, error);
  }
}

/**
 * Rows that meet the page on one visit. If that fails, each of them has a visit
 * of its own, and the message names the one that failed.
 */
export async function rowsTogether<Row extends { title: string }>(
  rows: readonly Row[],
  run: (rows: readonly Row[]) => Promise<void>,
): Promise<void> {
  const all = rows.reduceRight(
    (inner, { title }) =>
      () =>
        test.step(title, inner),
    () => run(rows),
  );
  try {
    await all();
  } catch (error) {
    for (const one of rows) await row(one.title, () => run([one]));
    const titles = rows.map(({ title }) => title).join(', ');
    throw nameError(`only together: ${titles}`, error);
  }
}

function nameError(title: string, cause: unknown): Error {
  const message = cause instanceof Error ? cause.message : String(cause);
  return new Error(`${title}: ${message}`, { cause });
}

export function partsOf<Row>(rows: readonly Row[], size: number): Row[][] {
  const parts: Row[][] = [];
  for (let start = 0; start < rows.length; start += size) {
    parts.push(rows.slice(start, start + size));
  }
  return parts;
}

/** The same element by an id: on a long page, roles take long to find. */
export async function byId(locator: Locator, id: string): Promise<Locator> {
  await locator.evaluate((element, name) => {
    element.id = name;
  }, id);
  return locator.page().locator(`#${id}`);
}
