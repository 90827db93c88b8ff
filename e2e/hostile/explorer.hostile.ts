import { explorerOn } from '../support/explorer.ts';
import { english } from '../support/languages.ts';
import { expect } from '../support/site.ts';
import { test, type HostilePage } from './hostilePage.ts';
import { brokenTexts, nameOf, payloads, prototypeTexts } from './payloads.ts';
import { partsOf, row, rowsTogether } from './rows.ts';

// Only the real site has a playground.
test.use({ fixture: '' });

const DATA = '**/static/explorer/*.json';
const NAMES = ['sample', 'format', 'dts', 'file'];
const rows = [...payloads, ...prototypeTexts, ...brokenTexts].map(text => ({
  title: `address of the playground ${nameOf(text)}`,
  text,
  value: text.startsWith('%') ? text : encodeURIComponent(text),
}));

async function expectDefault({ page, expectUnharmed }: HostilePage) {
  const { radio, text: file, isLive } = explorerOn(page, english);
  await isLive();
  await expect(radio('lib.format', 'esm')).toBeChecked();
  await expect(file('dist/index.js').first()).toContainText('createLog');
  await expectUnharmed();
}

test('addresses of the playground that is loaded', async ({ hostile }) => {
  for (const part of partsOf(rows, NAMES.length)) {
    await rowsTogether(part, async group => {
      // Each text is a value and a name; a server refuses what is too long.
      const query = group.flatMap(({ text, value }, at) => [
        `${NAMES[at]}=${value}`,
        `${text.slice(0, 20)}=${value.slice(0, 600)}`,
      ]);
      await hostile.page.goto(`/playground/?${query.join('&')}`);
      await expectDefault(hostile);
    });
  }
});

test('addresses of the playground that is there', async ({ hostile }) => {
  const { page, expectUnharmed } = hostile;
  await page.goto('/playground/');
  const { radio, isLive } = explorerOn(page, english);
  await isLive();
  for (const { title, text, value } of rows) {
    await row(title, async () => {
      const query = [...NAMES, text].map(name => `${name}=${value}`).join('&');
      // As by the button that goes back.
      await page.evaluate(search => {
        history.pushState(history.state, '', `?${search}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, query);
      await expectDefault(hostile);
      // The next choice keeps nothing of it.
      await radio('lib.format', 'cjs').check();
      await expect(page).toHaveURL(
        /\/playground\/\?format=cjs(?:&file=[^&]*)?$/,
      );
      await expectUnharmed();
    });
  }
});

test('data of the playground is text, whatever it holds', async ({
  hostile,
}) => {
  const { page, origin, expectUnharmed } = hostile;
  const payload = payloads.join('\n');
  await page.route(DATA, async route => {
    const response = await route.fetch();
    const data = JSON.parse(await response.text()) as {
      texts: string[];
      axes: { option: string; values: { label: string }[] }[];
      sources: object;
      rules: object[];
      loads: { outcomes: object[] };
    };
    data.texts = data.texts.map(() => payload);
    for (const axis of data.axes)
      for (const value of axis.values)
        value.label = `${value.label} ${payload}`;
    data.sources = { [payload]: payload };
    data.rules.push({
      when: {},
      config: {
        lib: { [payload]: payload },
        ...(JSON.parse('{"x":{"__proto__":{"polluted":1}}}') as object),
      },
      package: JSON.parse('{"__proto__":{"polluted":1}}') as object,
      note: '__proto__',
    });
    data.loads.outcomes = data.loads.outcomes.map(() => ({
      import: { exports: payloads },
      require: { error: payload },
      script: { globals: payloads },
      bundler: { error: payload },
    }));
    await route.fulfill({ response, body: JSON.stringify(data) });
  });
  await page.goto('/playground/');
  const { text, isLive } = explorerOn(page, english);
  await isLive();
  await expect(text('dist/index.js')).toContainText(payloads[0] ?? '');
  await expectUnharmed();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll(all => all.map(link => (link as HTMLAnchorElement).origin));
  expect(
    links.filter(other => other !== origin && other !== 'https://github.com'),
  ).toEqual([]);
  await page.unroute(DATA);
});
