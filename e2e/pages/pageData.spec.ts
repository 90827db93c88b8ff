import { en } from '../../i18n/en.ts';
import { zh } from '../../i18n/zh.ts';
import { findNeedle } from '../support/findNeedle.ts';
import {
  readDocuments,
  type ServedDocument,
} from '../support/readDocuments.ts';
import { routes } from '../support/routes.ts';
import { expect, test } from '../support/site.ts';
import { waitForQuiet } from '../support/waitForQuiet.ts';
import { watchRequests } from '../support/watchRequests.ts';

const allPaths = [...routes, ...routes.map(route => `/zh${route}`)];
const interfaceWords = new Set<string>([en, zh].flatMap(Object.values));

/** `/zh/guide/start/` and `/zh/guide/faq/features` share a section. */
function sectionOf(path: string): string {
  return /^(\/zh)?\/[^/]*/.exec(path)?.[0] ?? path;
}

/** Whether a text with this name tells of the page and of nothing else. */
function isTelling(title: string): boolean {
  return /[\s.\p{Script=Han}]/u.test(title) && !interfaceWords.has(title);
}

function findTitles(
  texts: readonly string[],
  pages: readonly ServedDocument[],
) {
  return pages
    .filter(({ heading }) => isTelling(heading))
    .filter(({ heading }) =>
      // As a string of a script, or as the text of an element.
      texts.some(
        text => text.includes(`"${heading}"`) || text.includes(`>${heading}<`),
      ),
    )
    .map(({ path, heading }) => `${path}: ${heading}`);
}

function findDescriptions(
  texts: readonly string[],
  pages: readonly ServedDocument[],
) {
  return pages
    .filter(({ description }) =>
      texts.some(text => text.includes(findNeedle(description))),
    )
    .map(({ path }) => path);
}

test('pages and the data of all others', async ({ context }) => {
  const documents = await readDocuments(context, allPaths);

  for (const path of [
    '/',
    '/guide/start/quick-start',
    '/config/lib/format',
    '/blog/introducing-rslib',
    '/zh/guide/start/quick-start',
    '/zh/config/lib/format',
  ]) {
    await test.step(`[2.2.on-demand] ${path} brings its own data and no other page's`, async () => {
      const page = await context.newPage();
      const { texts: answers } = watchRequests(page);
      const response = await page.goto(path);
      await waitForQuiet(page);
      const texts = [(await response?.text()) ?? '', ...(await answers())];
      const ownText = [
        await page.getByRole('main').innerText(),
        await page.getByRole('contentinfo').innerText(),
      ].join('\n');
      await page.close();

      expect(findDescriptions(texts, documents)).toEqual([path]);

      // The sidebar may name its own pages, and text and footer may name any.
      const isOfSection = (other: ServedDocument) =>
        sectionOf(other.path) === sectionOf(path);
      const named = documents.filter(isOfSection).map(({ heading }) => heading);
      const unrelated = documents.filter(
        ({ heading }) => !named.includes(heading) && !ownText.includes(heading),
      );
      expect(unrelated.length).toBeGreaterThan(10);
      expect(findTitles(texts, unrelated)).toEqual([]);
    });
  }

  await test.step('[2.2.on-demand] titles are found where they are: in the sidebar of a section', async () => {
    const response = await context.request.get('/guide/start/quick-start');
    const section = documents.filter(
      ({ path, heading }) => sectionOf(path) === '/guide' && isTelling(heading),
    );
    expect(section.length).toBeGreaterThan(10);
    expect(findTitles([await response.text()], section)).toHaveLength(
      section.length,
    );
  });
});
