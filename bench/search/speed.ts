// How fast the built search is in a browser at a quarter of its speed:
// `node bench/search/speed.ts`, after a build. The engine runs in the page
// instead of a worker, because only the page can be throttled.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { startServer } from '../../deploy/nginx/startServer.ts';
import { browserOptions } from '../../e2e/support/browserOptions.ts';
import { dictionaries } from '../../i18n/index.ts';
import type { Query } from '../../checks/search/evaluate.ts';

const QUERIES = 8;
/** Sets the field's text and waits until the page has rendered its answer. */
const TYPE_IN_PAGE = `async ({ text, pending }) => {
  const input = document.querySelector('dialog[open] [role=combobox]');
  const status = document.querySelector('dialog[open] [role=status]');
  const from = performance.now();
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  set.call(input, text);
  input.dispatchEvent(new Event('input', { bubbles: true }));
  do {
    await new Promise(resolve => requestAnimationFrame(() => setTimeout(resolve, 0)));
  } while (pending.includes(status.textContent));
  return performance.now() - from;
}`;

function describe(values: number[]): string {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sorted[Math.floor((sorted.length - 1) * share)]?.toFixed(0);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

const server = await startServer({ dist: 'dist', port: 0 });
const browser = await chromium.launch(browserOptions);
try {
  for (const lang of ['en', 'zh'] as const) {
    const file = path.join(import.meta.dirname, `queries.${lang}.json`);
    const queries = (JSON.parse(readFileSync(file, 'utf8')) as Query[])
      .slice(0, QUERIES)
      .map(({ q }) => q);
    const page = await browser.newPage();
    await page.addInitScript('delete window.Worker');
    await page.goto(
      `${server.origin}${lang === 'en' ? '' : '/zh'}/guide/start/quick-start`,
    );
    await page.waitForLoadState('networkidle');
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    // CPU time of the page's thread: other work on the machine doesn't change it.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const workOfPage = async () => {
      const { metrics } = await session.send('Performance.getMetrics');
      const tasks = metrics.find(({ name }) => name === 'TaskDuration');
      return 1000 * (tasks?.value ?? 0);
    };
    const strings = dictionaries[lang];
    const received = page.waitForResponse(/\/static\/search\//);
    await page
      .getByRole('banner')
      .getByRole('button', { name: strings['search.button'] })
      .click();
    await (await received).finished();
    const start = performance.now();
    const field = page.getByRole('combobox');
    await field.fill(queries[0] ?? '');
    await page.getByRole('grid').getByRole('link').first().waitFor();
    const ready = performance.now() - start;

    const times: number[] = [];
    const work: number[] = [];
    for (const query of queries) {
      for (let length = 1; length <= query.length; length++) {
        const typed = {
          text: query.slice(0, length),
          pending: ['', strings['search.loading'], strings['search.stalled']],
        };
        const before = await workOfPage();
        times.push(
          await page.evaluate<number>(
            `(${TYPE_IN_PAGE})(${JSON.stringify(typed)})`,
          ),
        );
        work.push((await workOfPage()) - before);
      }
    }
    console.log(
      `${lang}: first answer ${ready.toFixed(0)} ms after the index file; ` +
        `per key (${times.length}) to the frame with the answer: ${describe(times)}; ` +
        `CPU time of the page: ${describe(work)}`,
    );
    await page.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
