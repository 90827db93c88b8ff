import { execFile } from 'node:child_process';
import { existsSync, promises as fs, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../support/site.ts';

// Proves what /guide/advanced/module-federation promises: it shows the sources
// of this example, and no step of an example can open a browser.
const root = path.resolve(import.meta.dirname, '../..');
const example = path.join(root, 'examples/mf-remote-and-application');
/** As in the sources. */
const REMOTE = 'http://localhost:3001';
const SHOP = 'http://localhost:3000';

test.use({
  allowedProblems: { 'the example has no icon': /\/favicon\.ico\)$/ },
});

let scratch: string;

test.beforeAll(async () => {
  scratch = await fs.mkdtemp(path.join(realpathSync(tmpdir()), 'federation-'));
  const badgeKit = path.join(scratch, 'badge-kit');
  await fs.cp(example, badgeKit, { recursive: true });
  await fs.rename(path.join(badgeKit, 'shop'), path.join(scratch, 'shop'));
  await fs.symlink(
    path.join(root, 'node_modules'),
    path.join(scratch, 'node_modules'),
  );
  await Promise.all([build('badge-kit', 'rslib'), build('shop', 'rsbuild')]);
});

test.afterAll(() => fs.rm(scratch, { recursive: true }));

async function build(project: string, tool: string) {
  const { NODE_ENV: _, ...env } = process.env;
  const bin = path.join(root, 'node_modules/.bin', tool);
  const cwd = path.join(scratch, project);
  await promisify(execFile)(bin, ['build'], { cwd, env });
}

test('an application shows a component of a Module Federation remote', async ({
  page,
}) => {
  const loaded: string[] = [];
  const serve = (origin: string, folder: string) =>
    page.route(`${origin}/**`, route => {
      const { pathname } = new URL(route.request().url());
      const name = pathname === '/' ? 'index.html' : pathname;
      const file = path.join(scratch, folder, name);
      loaded.push(origin + pathname);
      // A host of remote modules has to let other origins read them.
      const headers = { 'access-control-allow-origin': '*' };
      return route.fulfill(
        existsSync(file) ? { path: file, headers } : { status: 404 },
      );
    });
  await serve(REMOTE, 'badge-kit/dist/mf');
  await serve(SHOP, 'shop/dist');
  await page.goto(SHOP);

  const badge = page.getByRole('button');
  await expect(badge).toHaveText('Cart: 0');
  // The style sheet of the remote comes along.
  await expect(badge).toHaveCSS('border-radius', '16px');
  // A hook works only if both sides share one React.
  await badge.click();
  await expect(badge).toHaveText('Cart: 1');
  expect(loaded).toEqual(
    expect.arrayContaining([
      `${REMOTE}/mf-manifest.json`,
      `${REMOTE}/badge_kit.js`,
    ]),
  );
});
