import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import type {
  BuildRequest,
  BuildResult,
  TypesProblem,
  TypesRequest,
} from '@rslib-website/live-rslib/Build';
import { ENGINE_FOLDER } from '../../shared/buildFiles.ts';
import { CHUNK_POLICY } from '../../shared/trustedTypes.ts';
import { browserOptions } from '../../tooling/browserOptions.ts';

export type BrowserName = 'chromium' | 'firefox';

/** Starts a browser, which is driven over WebDriver BiDi or Chromium's protocol. */
export function launch(name: BrowserName): Promise<Browser> {
  return name === 'firefox'
    ? puppeteer.launch({
        browser: 'firefox',
        executablePath: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
      })
    : puppeteer.launch({ ...browserOptions, browser: 'chrome' });
}

/** Rslib in a page of a browser, asked from here. */
export class BrowserRslib {
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Opens the page, and starts Rslib with the packages of a project. */
  async start(
    address: string,
    worker: string,
    packages: { folder: string; files: Readonly<Record<string, string>> },
  ): Promise<void> {
    await this.#page.goto(address);
    await this.#ask(`(async () => {
      if (!crossOriginIsolated) throw new Error('The page is not isolated.');
      const { LiveRslib } = await import('/client/LiveRslib.ts');
      const trusted = trustedTypes.createPolicy(${JSON.stringify(CHUNK_POLICY)}, {
        createScriptURL: address => address,
      });
      globalThis.createWorker = file =>
        new Worker(trusted.createScriptURL(${JSON.stringify(ENGINE_FOLDER)} + file), { type: 'module' });
      globalThis.live = new LiveRslib({
        createWorker: () => createWorker(${JSON.stringify(worker)}),
        packages: ${JSON.stringify(packages)},
      });
      await live.start();
    })()`);
  }

  async build(request: BuildRequest): Promise<BuildResult> {
    const result = await this.#ask(
      `live.build(${JSON.stringify(request)}).then(JSON.stringify)`,
    );
    return JSON.parse(String(result)) as BuildResult; // the page has just printed it
  }

  async checkTypes(
    worker: string,
    request: TypesRequest,
  ): Promise<TypesProblem[]> {
    const said = await this.#ask(`new Promise((resolve, reject) => {
      globalThis.types ??= createWorker(${JSON.stringify(worker)});
      types.onerror = reject;
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = ({ data }) => resolve(JSON.stringify(data));
      types.postMessage(${JSON.stringify(request)}, [port2]);
    })`);
    return JSON.parse(String(said)) as TypesProblem[]; // as above
  }

  #ask(expression: string): Promise<unknown> {
    return this.#page.evaluate(expression);
  }
}
