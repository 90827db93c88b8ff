import { describe, expect, test } from '@rstest/core';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { footerGroups } from '../../site/footer.ts';
import { locales } from '../../site/locales.ts';
import { dictionaries } from '../index.ts';
import { footerStrings } from './index.ts';

const content = path.resolve(import.meta.dirname, '../../content');

function sourceOf(lang: string, page: string): string {
  const file = path.join(content, lang, page.replace(/\/$/, '/index'));
  return `${file}.mdx`;
}

const pages = footerGroups.flatMap(({ links }) =>
  links.flatMap(link => ('page' in link ? [link] : [])),
);

/** Sections are called what the bar calls them. */
const sections = {
  config: 'nav.config',
  api: 'nav.api',
  blog: 'nav.blog',
} as const;

describe.each(locales.map(({ lang }) => lang))('the footer in %s', lang => {
  test.each(pages.map(({ text, page }) => [page, text] as const))(
    '%s exists and is called what it calls itself',
    (page, text) => {
      const file = sourceOf(lang, page);
      const [, title] = /^title: (.+)$/m.exec(readFileSync(file, 'utf8')) ?? [];
      const name =
        text in sections
          ? dictionaries[lang][sections[text as keyof typeof sections]]
          : title;
      expect(footerStrings[lang][text]).toBe(name);
    },
  );
});
