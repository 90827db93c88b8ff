// Runs the flows of flows.ts in engines other than Chromium, in both languages, at the
// width of a phone and of a desktop: `npm run gate test:browsers`. Words after `--`
// select engines, flows, and widths: `-- webkit outline 390`.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { startServer } from '../../deploy/nginx/startServer.ts';
import {
  chinese,
  english,
  languages,
  type TestLanguage,
} from '../support/languages.ts';
import type { Browser } from './Driver.ts';
import { launchFirefox } from './firefox.ts';
import type { Flow } from './Flow.ts';
import { flows } from './flows.ts';
import { createSitePage } from './SitePage.ts';
import { launchWebKit } from './webkit.ts';

const engines = [
  { engine: 'firefox', launch: launchFirefox },
  { engine: 'webkit', launch: launchWebKit },
] as const;
const WIDTHS_PX = [390, 1440];
const HEIGHT_PX = 844;
/** Below it, the menu and the sidebar are behind buttons. */
const NARROW_PX = 768;
/** Longer than any flow takes: a browser that hangs must not hang the run. */
const LIMIT_MS = 120_000;

const words = process.argv.slice(2);
const unused = new Set(words);
const selectedEngines = select(engines, ({ engine }) => engine);
const selectedFlows = select(flows, ({ name }) => name);
const selectedWidths = select(WIDTHS_PX, String);
if (unused.size > 0) {
  throw new Error(
    `No engine, flow, or width is named ${[...unused].join(' or ')}, so nothing was run. The names of flows are in e2e/browsers/flows/.`,
  );
}

const screenshots = path.resolve('test-results/browsers');
rmSync(screenshots, { recursive: true, force: true });
mkdirSync(screenshots, { recursive: true });

const table: Record<
  string,
  Record<'passed' | 'failed' | 'declared', number>
> = {};
const server = await startServer({ dist: 'dist', port: 0 });
try {
  for (const { engine, launch } of selectedEngines) {
    const bySetup = Map.groupBy(selectedFlows, flow => flow.setup ?? 'usual');
    for (const [setup, flowsOfSetup] of bySetup) {
      const browser = await launch(setup);
      try {
        for (const flow of flowsOfSetup) {
          await runEverywhere(engine, browser, flow);
        }
      } finally {
        await browser.close();
      }
    }
  }
} finally {
  await server.stop();
}
console.table(table);
if (Object.values(table).some(({ failed }) => failed > 0)) {
  console.error('Screenshots of the failures: test-results/browsers/');
  process.exitCode = 1;
}

/** The items whose names contain one of the words, or else all of them. */
function select<Item>(items: readonly Item[], nameOf: (item: Item) => string) {
  const selected = items.filter(item => {
    const matching = words.filter(word => nameOf(item).includes(word));
    for (const word of matching) unused.delete(word);
    return matching.length > 0;
  });
  return selected.length > 0 ? selected : items;
}

async function runEverywhere(
  engine: keyof NonNullable<Flow['notIn']>,
  browser: Browser,
  flow: Flow,
): Promise<void> {
  for (const language of languages) {
    for (const width of selectedWidths) {
      const place = `${engine}, ${language.name}, ${width} px`;
      const counts = (table[place] ??= { passed: 0, failed: 0, declared: 0 });
      const reason = flow.notIn?.[engine];
      if (reason !== undefined) {
        counts.declared += 1;
        console.log(`DECLARED ${flow.name} (${place})\n  ${reason}.`);
        continue;
      }
      const file = `${flow.name} ${place}.png`.replaceAll(/[^\w.]+/g, '-');
      try {
        await run(browser, flow, language, width, file);
        counts.passed += 1;
        console.log(`ok ${flow.name} (${place})`);
      } catch (error) {
        counts.failed += 1;
        console.log(`FAILED ${flow.name} (${place})\n  ${String(error)}`);
      }
    }
  }
}

/** Throws what went wrong, and leaves a screenshot of it. */
async function run(
  browser: Browser,
  flow: Flow,
  language: TestLanguage,
  width: number,
  file: string,
): Promise<void> {
  const driver = await limit(browser.open(width, HEIGHT_PX));
  try {
    await limit(
      flow.run({
        page: createSitePage(driver, server.origin),
        words: language.words,
        prefix: language.prefix,
        language,
        other: language === english ? chinese : english,
        isNarrow: width < NARROW_PX,
      }),
    );
    const allowed = Object.values(flow.allowedProblems ?? {});
    const problems = (await limit(driver.problems())).filter(
      problem => !allowed.some(pattern => pattern.test(problem)),
    );
    if (problems.length > 0) {
      throw new Error(`Errors in the console: ${problems.join('; ')}`);
    }
  } catch (error) {
    await limit(driver.screenshot()).then(
      png => writeFileSync(path.join(screenshots, file), png),
      (cause: unknown) => console.log(`No screenshot: ${String(cause)}`),
    );
    throw error;
  } finally {
    await limit(driver.close());
  }
}

async function limit<Value>(task: Promise<Value>): Promise<Value> {
  const timeout = wait(LIMIT_MS, undefined, { ref: false }).then(() => {
    throw new Error(
      `The browser did not finish within ${LIMIT_MS / 1000} s, so it probably hangs. Run this flow alone to see where.`,
    );
  });
  return Promise.race([task, timeout]);
}
