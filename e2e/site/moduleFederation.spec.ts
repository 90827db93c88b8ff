import { execFile } from 'node:child_process';
import { promises as fs, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Listening } from '../support/listen.ts';
import { serveFolder } from '../support/serveFolder.ts';
import { expect, test } from '../support/site.ts';

// Proves what /guide/advanced/module-federation promises: it shows the sources
// of this example, and no step of an example can open a browser.
const root = path.resolve(import.meta.dirname, '../..');
const example = path.join(root, 'examples/mf-remote-and-application');
const SHOWN_ORIGIN = 'http://localhost:3001';

test.use({
  allowedProblems: { 'the example has no icon': /\/favicon\.ico\)$/ },
});

let scratch: string;
let remote: Listening;
let shop: Listening;

test.beforeAll(async () => {
  scratch = await fs.mkdtemp(path.join(realpathSync(tmpdir()), 'federation-'));
  const badgeKit = path.join(scratch, 'badge-kit');
  await fs.cp(example, badgeKit, { recursive: true });
  await fs.rename(path.join(badgeKit, 'shop'), path.join(scratch, 'shop'));
  await fs.symlink(
    path.join(root, 'node_modules'),
    path.join(scratch, 'node_modules'),
  );

  remote = await serveFolder(path.join(badgeKit, 'dist/mf'));
  shop = await serveFolder(path.join(scratch, 'shop/dist'));
  await Promise.all([
    build('badge-kit', 'rslib.config.ts', 'rslib'),
    build('shop', 'rsbuild.config.ts', 'rsbuild'),
  ]);
});

test.afterAll(async () => {
  await Promise.all([remote.stop(), shop.stop()]);
  await fs.rm(scratch, { recursive: true });
});

/** Builds a project for the address that the remote has in this run. */
async function build(project: string, config: string, tool: string) {
  const cwd = path.join(scratch, project);
  const file = path.join(cwd, config);
  const text = await fs.readFile(file, 'utf8');
  expect(text, `${config} names the remote`).toContain(SHOWN_ORIGIN);
  await fs.writeFile(file, text.replaceAll(SHOWN_ORIGIN, remote.origin));
  const { NODE_ENV: _, ...env } = process.env;
  const bin = path.join(root, 'node_modules/.bin', tool);
  await promisify(execFile)(bin, ['build'], { cwd, env });
}

test('an application shows a component of a Module Federation remote', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('request', request => {
    if (request.url().startsWith(remote.origin)) {
      loaded.push(new URL(request.url()).pathname);
    }
  });
  await page.goto(shop.origin);

  const badge = page.getByRole('button');
  await expect(badge).toHaveText('Cart: 0');
  // The style sheet of the remote comes along.
  await expect(badge).toHaveCSS('border-radius', '16px');
  // A hook works only if both sides share one React.
  await badge.click();
  await expect(badge).toHaveText('Cart: 1');
  expect(loaded).toEqual(
    expect.arrayContaining(['/mf-manifest.json', '/badge_kit.js']),
  );
});
