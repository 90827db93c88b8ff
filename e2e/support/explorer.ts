import type { Locator, Page } from '@playwright/test';
import { explorerStrings } from '../../explorer/i18n/index.ts';
import type { TestLanguage } from './languages.ts';
import { expect } from './site.ts';

/** The tab of the source with what the options are written in. */
const CONFIG = 'rslib.config.ts';

/** The playground, as a reader finds its parts. */
export function explorerOn(page: Page, { lang }: TestLanguage) {
  const words = explorerStrings[lang];
  const group = (name: string) =>
    page.getByRole('radiogroup', { name, exact: true });
  const radio = (option: string, value: string) =>
    group(option).getByRole('radio', { name: startOf(value) });
  const button = (name: string) =>
    page.getByRole('button', { name, exact: true });
  const output = page.getByRole('region', { name: words.output, exact: true });
  return {
    words,
    /** The list of samples. */
    samples: page.getByRole('combobox', { name: words.sample }),
    /** A value of an option; that it's the default is a part of its name. */
    radio,
    button,
    files: group(words.files).getByRole('radio'),
    file: (name: string) => radio(words.files, name),
    /** What the output is looked at as. */
    view: (name: 'code' | 'changes' | 'log' | 'publish') =>
      radio(words.views, words[name]),
    /** Opens the config and the package.json, which follow the options. */
    openConfig: () => radio(words.sources, CONFIG).check(),
    output,
    text: (name: string) => page.getByRole('figure', { name: startOf(name) }),
    /** What happened to one who tried to load the result. */
    load: (way: string): Locator =>
      page.getByRole('definition').filter({
        visible: true,
        has: page.locator('xpath=preceding-sibling::dt', { hasText: way }),
      }),
    /** Above the files; what is checked before publishing has others. */
    change: output.getByRole('status').first(),
    /** Waits until the options answer: the served page only shows them. */
    isLive: () => expect(button(words.share)).toBeEnabled(),
  };
}

function startOf(text: string): RegExp {
  return new RegExp(
    `^${text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)}(?![\\w.])`,
  );
}
