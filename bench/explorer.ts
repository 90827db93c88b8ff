// `npm run bench explorer`, after `npm run build`: how long the Explorer takes from
// a press to the next paint, on a processor that is four times slower.
import { chromium, type Page } from '@playwright/test';
import { startServer } from '../deploy/nginx/startServer.ts';
import { browserOptions } from '../e2e/support/browserOptions.ts';

const SLOWDOWN = 4;
const SWITCHES = 40;
const LIMIT_MS = 100;
/** The same choices in every run. */
const SEED = 7;

/** Presses options at random, in the page. */
const PRESS_OPTIONS = `(async () => {
  const times = [];
  let random = ${SEED};
  for (let turn = 0; turn < ${SWITCHES}; turn++) {
    const options = document.querySelectorAll(
      '[data-live] [data-options] input:not(:checked)',
    );
    random = (random * 48_271) % 2_147_483_647;
    const start = performance.now();
    options[random % options.length].click();
    await new Promise(requestAnimationFrame);
    // The next task comes after the paint.
    await new Promise(resolve => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage('');
    });
    times.push(performance.now() - start);
  }
  return times;
})()`;

const server = await startServer({ dist: 'dist', port: 0 });
const browser = await chromium.launch(browserOptions);
let isSlow = false;
try {
  const page = await browser.newPage({
    viewport: { width: 1440, height: 900 },
  });
  const client = await page.context().newCDPSession(page);
  for (const id of await listSamples(page)) {
    await page.goto(`${server.origin}/explorer/?sample=${id}`);
    await page.locator('[data-live]').waitFor();
    await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const times = await page.evaluate<number[]>(PRESS_OPTIONS);
    times.sort((a, b) => a - b);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const at = (part: number) =>
      Math.round(times[Math.floor((times.length - 1) * part)] ?? 0);
    console.log(
      `${id.padEnd(14)} median ${at(0.5)} ms, 95 % ${at(0.95)} ms, longest ${at(1)} ms`,
    );
    isSlow ||= at(0.95) > LIMIT_MS;
  }
} finally {
  await browser.close();
  await server.stop();
}
if (isSlow) {
  console.error(
    `Choosing an option takes more than ${LIMIT_MS} ms. Look at what theme/explorer renders for the longest files.`,
  );
  process.exitCode = 1;
}

async function listSamples(page: Page): Promise<string[]> {
  await page.goto(`${server.origin}/explorer/`);
  const live = page.locator('[data-live] input[name=sample]');
  await live.first().waitFor({ state: 'attached' });
  return Promise.all((await live.all()).map(one => one.inputValue()));
}
