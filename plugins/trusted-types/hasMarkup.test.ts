import { expect, test } from '@rstest/core';
import { socialLinks } from '../../site/site.ts';
import { hasMarkup } from './hasMarkup.ts';

const svg = '<svg viewBox="0 0 1 1"></svg>';
const link = (icon: unknown, mode: string) => ({ icon, mode, content: '/a' });
// The engine's type is narrower than what people write.
const isMarkup = (...links: unknown[]) =>
  hasMarkup({ socialLinks: links } as Parameters<typeof hasMarkup>[0]);

test.each([
  ['an icon drawn by the site', link({ svg }, 'link')],
  ['an icon that is a text of markup', link(svg, 'link')],
  ['content that is markup', link('github', 'dom')],
])('%s is markup', (_case, one) => {
  expect(isMarkup(link('github', 'link'), one)).toBe(true);
});

test.each(['link', 'text', 'img'])(
  'an icon by name in mode %s is none',
  mode => {
    expect(isMarkup(link('github', mode))).toBe(false);
  },
);

test('markup in a locale counts', () => {
  const locale = { lang: 'zh', label: '', socialLinks: [link(svg, 'link')] };
  const config = { locales: [locale] } as unknown;
  expect(hasMarkup(config as Parameters<typeof hasMarkup>[0])).toBe(true);
});

test('this site has none, nor has one without social links', () => {
  expect(hasMarkup({ socialLinks: [...socialLinks] })).toBe(false);
  expect(hasMarkup(undefined)).toBe(false);
});
