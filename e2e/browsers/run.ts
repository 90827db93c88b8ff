// The flows of flows.ts in engines other than Chromium, in every language, on a
// telephone and on a desk: `npm run gate test:browsers [-- firefox outline …]`. Words
// behind `--` choose engines and flows whose names contain one of them, and
// widths.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startServer } from '../../deploy/nginx/startServer.ts';
import {
  chinese,
  english,
  languages,
  type TestLanguage,
} from '../support/languages.ts';
import type { Engine, EngineName } from './Driver.ts';
import { startFirefox } from './firefox.ts';
import type { Flow } from './Flow.ts';
import { flows } from './flows.ts';
import { SitePage } from './SitePage.ts';
import { startWebKit } from './webkit.ts';

const WIDTHS_PX = [390, 1440];
const HEIGHT_PX = 844;
/** Below it, menus and pages are behind buttons. */
const NARROW_PX = 768;

const engines: [EngineName, () => Promise<Engine>][] = [
  ['firefox', startFirefox],
  ['webkit', startWebKit],
];
const pictures = path.resolve('test-results/browsers');

const wanted = process.argv.slice(2);
const chosen = <Item>(
  items: readonly Item[],
  nameOf: (item: Item) => string,
) => {
  const some = items.filter(item =>
    wanted.some(word => nameOf(item).includes(word)),
  );
  return some.length > 0 ? some : items;
};

rmSync(pictures, { recursive: true, force: true });
mkdirSync(pictures, { recursive: true });
const server = await startServer({ dist: 'dist', port: 0 });
try {
  for (const [kind, start] of chosen(engines, ([name]) => name)) {
    const engine = await start();
    try {
      await runAll(engine, kind);
    } finally {
      await engine.stop();
    }
  }
} finally {
  await server.stop();
}

async function runAll(engine: Engine, kind: EngineName): Promise<void> {
  let count = 0;
  let failed = 0;
  let left = 0;
  for (const flow of chosen(flows, ({ name }) => name)) {
    const obstacle = flow.notIn?.[kind];
    if (obstacle !== undefined) {
      left += 1;
      console.log(`NOT IN ${engine.name}: ${flow.name}: ${obstacle}.`);
      continue;
    }
    for (const language of languages) {
      for (const width of chosen(WIDTHS_PX, String)) {
        const failure = await runOne(engine, flow, language, width);
        const place = `${flow.name} (${language.name}, ${width} px)`;
        count += 1;
        if (failure !== undefined) failed += 1;
        console.log(
          failure === undefined
            ? `ok ${place}`
            : `FAILED ${place}\n  ${failure}`,
        );
      }
    }
  }
  console.log(
    `${engine.name}: ${count} flows, ${failed} failed, ${left} of ${flows.length} kinds not possible`,
  );
  if (failed > 0) {
    console.error('Pictures of the failures: test-results/browsers/');
    process.exitCode = 1;
  }
}

/** Tells what went wrong, or nothing. */
async function runOne(
  engine: Engine,
  flow: Flow,
  language: TestLanguage,
  width: number,
): Promise<string | undefined> {
  const driver = await engine.visit(flow.setup ?? 'usual', width, HEIGHT_PX);
  try {
    await flow.run({
      page: new SitePage(driver, server.origin),
      words: language.words,
      prefix: language.prefix,
      language,
      other: language === english ? chinese : english,
      isNarrow: width < NARROW_PX,
    });
    const allowed = Object.values(flow.allowedProblems ?? {});
    const problems = (await driver.problems()).filter(
      problem => !allowed.some(pattern => pattern.test(problem)),
    );
    if (problems.length > 0)
      throw new Error(`In the console: ${problems.join('; ')}`);
    return undefined;
  } catch (error) {
    const file = `${engine.name}-${flow.name}-${language.lang}-${width}.png`;
    const told = error instanceof Error ? error.message : String(error);
    return driver.picture().then(
      png => {
        writeFileSync(
          path.join(pictures, file.replaceAll(/[^\w.-]+/g, '-')),
          png,
        );
        return told;
      },
      () => `${told} There is no picture: the browser gives none any more.`,
    );
  } finally {
    await driver.close();
  }
}
