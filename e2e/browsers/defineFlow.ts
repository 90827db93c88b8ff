import { writeFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import {
  languages,
  otherThan,
  type TestLanguage,
} from '../support/languages.ts';
import { siteOrigin } from '../support/origins.ts';
import type { Browser, Setup, Target } from './Driver.ts';
import { launchFirefox } from './firefox.ts';
import { createSitePage, type SitePage } from './SitePage.ts';
import { launchWebKit } from './webkit.ts';

const HEIGHT_PX = 844;
/** Below it, the menu and the sidebar are behind buttons. */
const NARROW_PX = 768;

export interface EngineOptions {
  engine: 'firefox' | 'webkit';
  width: number;
}

interface EngineFixtures {
  /** The engine with a setup; each is started once. */
  launch: (setup: Setup) => Promise<Browser>;
}

const test = base.extend<
  Pick<EngineOptions, 'width'>,
  Pick<EngineOptions, 'engine'> & EngineFixtures
>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  width: [390, { option: true }],
  launch: [
    async ({ engine }, use) => {
      const start = engine === 'firefox' ? launchFirefox : launchWebKit;
      const started = new Map<Setup, Promise<Browser>>();
      await use(setup => {
        const browser = started.get(setup) ?? start(setup);
        started.set(setup, browser);
        return browser;
      });
      for (const browser of started.values()) await (await browser).close();
    },
    { scope: 'worker' },
  ],
});

export interface Scene {
  page: SitePage;
  words: TestLanguage['words'];
  /** The prefix of paths in the flow's language. */
  prefix: string;
  language: TestLanguage;
  other: TestLanguage;
  isNarrow: boolean;
}

interface FlowOptions {
  setup?: Setup;
  /** Errors the console may show, by the reason for them. */
  allowedProblems?: Record<string, RegExp>;
}

/** Something readers do, in both languages. A failure leaves a screenshot. */
export function flow(
  name: string,
  run: (scene: Scene) => Promise<void>,
  { setup = 'usual', allowedProblems = {} }: FlowOptions = {},
): void {
  for (const language of languages) {
    const { prefix, words } = language;
    test(`${language.name}: ${name}`, async ({ launch, width }, testInfo) => {
      const browser = await launch(setup);
      const driver = await browser.open(width, HEIGHT_PX);
      try {
        const page = createSitePage(driver, siteOrigin());
        const other = otherThan(language);
        const isNarrow = width < NARROW_PX;
        await run({ page, words, prefix, language, other, isNarrow });
        const allowed = Object.values(allowedProblems);
        const problems = (await driver.problems()).filter(
          problem => !allowed.some(pattern => pattern.test(problem)),
        );
        expect(problems, 'errors in the console').toEqual([]);
      } catch (error) {
        const file = testInfo.outputPath('window.png');
        await driver.screenshot().then(
          png => writeFile(file, png),
          (cause: unknown) => console.log(`No screenshot: ${String(cause)}`),
        );
        throw error;
      } finally {
        await driver.close();
      }
    });
  }
}

/** Where the entries of the bar are: in narrow windows behind a button. */
export async function openBar({
  page,
  words,
  isNarrow,
}: Scene): Promise<Target> {
  if (!isNarrow) return { role: 'banner' };
  await page.click({ role: 'button', name: words['nav.openMenu'] });
  return { role: 'dialog', name: words['nav.menuTitle'] };
}

export { expect };
