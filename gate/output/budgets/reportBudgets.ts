import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseJson } from '../../../shared/parseJson.ts';
import {
  scriptBytes,
  totalBytes,
  type ExplorerWeight,
  type Parts,
} from './weighSite.ts';

export interface Limits {
  html?: number;
  scripts: number;
  /** Document, scripts, icon, and images. */
  total: number;
  /** The same, and all fonts of the site. */
  withFonts?: number;
}

/** Sizes when the budgets were last recorded, to name what has grown since. */
export interface Recorded {
  pages: Record<string, Parts>;
  searchDialog: number;
  explorer: ExplorerWeight;
  fonts: number;
}

export interface Budgets {
  /** Applies to every page of the site. */
  everyPage: Limits;
  /** All bytes of the middle page: half of all pages are lighter. */
  middlePage: number;
  /** One page of each kind, by its address. */
  pages: Record<string, Limits>;
  /** The code that comes with the first search. */
  searchDialog: number;
  /** What the Explorer loads after its page. */
  explorer: ExplorerWeight;
  /** All fonts together, which come once and are no part of a page's budget. */
  fonts: number;
  /** How much a page may grow from 100 to 1,000 pages; for `scale:check`. */
  growth: number;
  recorded: Recorded;
}

export const budgetsFile = path.resolve(
  import.meta.dirname,
  '../../../bench/budgets.json',
);

export function readBudgets(): Budgets {
  // Our own file; malformed data shows up as NaN in the first report.
  return parseJson<Budgets>(readFileSync(budgetsFile, 'utf8'));
}

/** How many of the parts that grew a message lists. */
const NAMED_PARTS = 5;

/** The printed table, and what's over its budget and why. */
export function reportBudgets(
  budgets: Budgets,
  { pages, searchDialog, explorer, fonts }: Recorded,
): { text: string; errors: string[] } {
  const { recorded } = budgets;
  const middle = middleOf(Object.values(pages).map(totalBytes));
  /** What has one budget, for which all bytes count. */
  const totals = [
    {
      name: 'middle page',
      bytes: middle,
      budget: budgets.middlePage,
      hint: 'Look at what every page brings: head, style sheet, bar, sidebar, script.',
    },
    {
      name: 'search dialog',
      bytes: searchDialog,
      budget: budgets.searchDialog,
      before: recorded.searchDialog,
    },
    {
      name: 'Explorer, code',
      bytes: explorer.code,
      budget: budgets.explorer.code,
      before: recorded.explorer.code,
    },
    {
      name: 'Explorer, largest sample',
      bytes: explorer.data,
      budget: budgets.explorer.data,
      before: recorded.explorer.data,
    },
    {
      name: 'fonts',
      bytes: fonts,
      budget: budgets.fonts,
      before: recorded.fonts,
      hint: 'Look at unicode-range in theme/styles/fonts.css and at plugins/fonts/faces.ts.',
    },
  ];
  const errors = [
    ...Object.keys(budgets.pages)
      .filter(address => !pages[address])
      .map(
        address =>
          `${address} has a budget but isn't a page. Use another page of its kind in bench/budgets.json.`,
      ),
    ...Object.entries(pages).flatMap(([address, parts]) =>
      overBudget(address, parts, budgets.pages[address] ?? budgets.everyPage),
    ),
    ...totals
      .filter(({ bytes, budget }) => bytes > budget)
      .map(({ name, bytes, budget, before, hint = '' }) => {
        const known = before ? `; it had ${format(before)} when recorded` : '';
        return `${name}: ${tell(bytes, budget)}${known}. ${hint}`.trim();
      }),
  ];
  const row = (name: string, cells: readonly string[]) =>
    name.padEnd(34) + cells.map(cell => cell.padStart(10)).join('');
  return {
    text: [
      row('Bytes as sent, with brotli', ['html', 'scripts', 'total']),
      ...Object.keys(budgets.pages).map(address =>
        row(address, Object.values(sumsOf(pages[address] ?? {})).map(format)),
      ),
      ...totals.map(({ name, bytes }) => row(name, ['', '', format(bytes)])),
      `${Object.keys(pages).length} pages, each within ${format(budgets.everyPage.scripts)} of scripts and ${format(budgets.everyPage.total)} in all: ${errors.length === 0 ? 'yes' : 'no'}`,
    ].join('\n'),
    errors,
  };

  function overBudget(address: string, parts: Parts, limits: Limits): string[] {
    const sums = { ...sumsOf(parts), withFonts: totalBytes(parts) + fonts };
    return (['html', 'scripts', 'total', 'withFonts'] as const).flatMap(
      name => {
        const limit = limits[name];
        if (limit === undefined || sums[name] <= limit) return [];
        return `${address}: ${name} ${tell(sums[name], limit)}. ${nameGrowth(address, parts)}`;
      },
    );
  }

  function nameGrowth(address: string, parts: Parts): string {
    const before = recorded.pages[address];
    if (!before) return `Its parts: ${list(parts)}.`;
    const grown = growthOf(before, parts);
    return grown ? `Grown: ${grown}.` : 'Nothing grew since it was recorded.';
  }
}

function tell(bytes: number, budget: number): string {
  return `${format(bytes)} bytes, ${format(bytes - budget)} over the budget of ${format(budget)}`;
}

function middleOf(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

/** What became larger, by how much, the largest first. */
export function growthOf(before: Parts, after: Parts): string {
  return Object.entries(after)
    .map(([name, bytes]) => ({ name, from: before[name] ?? 0, to: bytes }))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => b.to - b.from - (a.to - a.from))
    .slice(0, NAMED_PARTS)
    .map(({ name, from, to }) => `${name} ${format(from)} → ${format(to)}`)
    .join(', ');
}

function sumsOf(parts: Parts) {
  return {
    html: parts.html ?? 0,
    scripts: scriptBytes(parts),
    total: totalBytes(parts),
  };
}

function list(parts: Parts): string {
  return Object.entries(parts)
    .map(([name, bytes]) => `${name} ${format(bytes)}`)
    .join(', ');
}

function format(bytes: number): string {
  return bytes.toLocaleString('en');
}
