import type { Page } from '@playwright/test';
import type { TestLanguage } from './languages.ts';

/** The parts of a doc page, named as in the query and the front matter. */
export function frameOf(page: Page, { words }: TestLanguage) {
  const bar = page.getByRole('banner');
  const link = (name: string) => page.getByRole('link', { name });
  return {
    navbar: [
      bar,
      bar.getByRole('link', { name: words['social.github'] }),
      bar.getByRole('link', { name: words['social.x'], exact: true }),
      bar.getByRole('link', { name: words['social.discord'] }),
    ],
    sidebar: [page.getByRole('navigation', { name: words['sidebar.label'] })],
    content: [page.getByRole('main').getByRole('heading', { level: 1 })],
    outline: [page.getByRole('navigation', { name: words['outline.title'] })],
    footer: [
      page.getByRole('navigation', { name: words['page.adjacent'] }),
      link(words['page.previous']),
      link(words['page.next']),
      link(words['page.editLink']),
    ],
  };
}

export type FramePart = keyof ReturnType<typeof frameOf>;
