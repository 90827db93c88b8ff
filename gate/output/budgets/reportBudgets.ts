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

/** How many of the parts that grew a message lists. */
const NAMED_PARTS = 5;

/** The printed table, and what's over its budget and why. */
export function reportBudgets(
  budgets: Budgets,
  { pages, searchDialog, explorer, fonts }: Recorded,
): { text: string; errors: string[] } {
  const { recorded } = budgets;
  const errors: string[] = [];
  const lines = ['html', 'scripts', 'total']
    .map(name => name.padStart(10))
    .join('');
  const rows: string[] = [];

  for (const [address, limits] of Object.entries(budgets.pages)) {
    const parts = pages[address];
    if (!parts) {
      errors.push(
        `${address} has a budget but isn't a page. Use another page of its kind in bench/budgets.json.`,
      );
      continue;
    }
    const cells = Object.values(sumsOf(parts)).map(format);
    rows.push(
      address.padEnd(34) + cells.map(cell => cell.padStart(10)).join(''),
    );
    errors.push(...overBudget(address, parts, limits));
    const { withFonts = Infinity } = limits;
    const over = totalBytes(parts) + fonts - withFonts;
    if (over > 0) {
      errors.push(
        `${address}: ${format(withFonts + over)} bytes with the fonts, ${format(over)} over the budget of ${format(withFonts)}.`,
      );
    }
  }
  for (const [address, parts] of Object.entries(pages)) {
    if (budgets.pages[address]) continue;
    errors.push(...overBudget(address, parts, budgets.everyPage));
  }
  const middle = middleOf(Object.values(pages).map(totalBytes));
  if (middle > budgets.middlePage) {
    errors.push(
      `The middle page has ${format(middle)} bytes in all, ${format(middle - budgets.middlePage)} over its budget. Look at what every page brings: head, style sheet, bar, sidebar, script.`,
    );
  }
  if (searchDialog > budgets.searchDialog) {
    errors.push(
      `The search dialog has ${format(searchDialog)} bytes, ${format(searchDialog - budgets.searchDialog)} over its budget; it had ${format(recorded.searchDialog)} when recorded.`,
    );
  }
  for (const part of ['code', 'data'] as const) {
    const over = explorer[part] - budgets.explorer[part];
    if (over <= 0) continue;
    errors.push(
      `The Explorer loads ${format(explorer[part])} bytes of ${part}${part === 'data' ? ' for a sample' : ''}, ${format(over)} over its budget; it had ${format(recorded.explorer[part])} when recorded.`,
    );
  }
  if (fonts > budgets.fonts) {
    errors.push(
      `The fonts have ${format(fonts)} bytes, ${format(fonts - budgets.fonts)} over their budget; they had ${format(recorded.fonts)} when recorded. Look at unicode-range in theme/styles/fonts.css and at plugins/fonts/faces.ts.`,
    );
  }

  return {
    text: [
      'Bytes as sent, with brotli'.padEnd(34) + lines,
      ...rows,
      'middle page'.padEnd(34) + format(middle).padStart(30),
      'search dialog'.padEnd(34) + format(searchDialog).padStart(20),
      'Explorer, code'.padEnd(34) + format(explorer.code).padStart(20),
      'Explorer, largest sample'.padEnd(34) +
        format(explorer.data).padStart(20),
      'fonts'.padEnd(34) + format(fonts).padStart(30),
      `${Object.keys(pages).length} pages, each within ${format(budgets.everyPage.scripts)} of scripts and ${format(budgets.everyPage.total)} in all: ${errors.length === 0 ? 'yes' : 'no'}`,
    ].join('\n'),
    errors,
  };

  function overBudget(address: string, parts: Parts, limits: Limits): string[] {
    const sums = sumsOf(parts);
    return (['html', 'scripts', 'total'] as const).flatMap(name => {
      const limit = limits[name];
      if (limit === undefined || sums[name] <= limit) return [];
      return `${address}: ${name} ${format(sums[name])} bytes, ${format(sums[name] - limit)} over the budget of ${format(limit)}. ${nameGrowth(address, parts)}`;
    });
  }

  function nameGrowth(address: string, parts: Parts): string {
    const before = recorded.pages[address];
    if (!before) return `Its parts: ${list(parts)}.`;
    const grown = growthOf(before, parts);
    if (!grown) return 'Nothing grew since it was recorded.';
    return `Grown: ${grown}.`;
  }
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
