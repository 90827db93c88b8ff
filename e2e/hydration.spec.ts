import { expect, test } from './support/site.ts';

test.use({ visitor: 'shared' });

// That no page needs it is tested with the pages, in routes.spec.ts.
test.describe('a document that React does not agree with', () => {
  test.use({
    allowedProblems: {
      'the served heading is changed on purpose': /^warning: hydrateRoot/,
    },
  });

  test('[8.hydration] is repaired, and the error is logged as a warning only', async ({
    page,
    problems,
  }) => {
    const path = '/guide/start/quick-start';
    await page.goto(path);
    const heading = page.getByRole('heading', { level: 1 });
    const right = await heading.innerText();

    await page.route(`**${path}`, async route => {
      const response = await route.fetch();
      const html = await response.text();
      const changed = html.replace(/(<h1[^>]*>)/, '$1Wrong ');
      expect(changed).not.toBe(html);
      await route.fulfill({ response, body: changed });
    });
    await page.reload();

    await expect(heading).toHaveText(right);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^warning: hydrateRoot recoverable error/);
  });
});
