import type { Locator, Page } from '@playwright/test';
import { explorerStrings } from '../../explorer/i18n/index.ts';
import type { TestLanguage } from './languages.ts';
import { expect } from './site.ts';

/** The Explorer, as a reader finds its parts. */
export function explorerOn(page: Page, { lang }: TestLanguage) {
  const words = explorerStrings[lang];
  const group = (name: string) =>
    page.getByRole('group', { name, exact: true });
  const radio = (option: string, value: string) =>
    group(option).getByRole('radio', { name: startOf(value) });
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true });
  return {
    words,
    sample: (id: string) => radio(words.sample, id),
    /** A value of an option; what comes of it may be a part of its name. */
    radio,
    button,
    files: group(words.files).getByRole('button'),
    file: (name: string) =>
      group(words.files).getByRole('button', { name: startOf(name) }),
    /** The file that is shown, or what is said in its place. */
    output: page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: words.output }) }),
    text: (name: string) => page.getByRole('figure', { name: startOf(name) }),
    /** What happened to one who tried to load the result. */
    load: (way: string): Locator =>
      page.getByRole('definition').filter({
        visible: true,
        has: page.locator('xpath=preceding-sibling::dt', { hasText: way }),
      }),
    change: page.getByRole('status').filter({ hasText: /\S/ }),
    /** Waits until the options answer: the served page only shows them. */
    isLive: () => expect(button(words.share)).toBeEnabled(),
  };
}

function startOf(text: string): RegExp {
  return new RegExp(
    `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w.])`,
  );
}
