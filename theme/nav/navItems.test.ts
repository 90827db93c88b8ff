import { expect, test } from '@rstest/core';
import type { NavItem } from './NavItem.ts';
import { isActiveItem } from './navItems.ts';

const guide = {
  text: 'Guide',
  link: '/guide/start/',
  activeMatch: '^/guide/',
};
const plain = { text: 'About', link: '/about' };
const group = { text: 'More', items: [plain, { ...guide, text: 'Inner' }] };
const linked = { ...group, link: '/more/' };
const nested = { text: 'Outer', items: [group] };

test.each<[string, NavItem, string]>([
  ['a match of its pattern', guide, '/guide/basic/cli'],
  ['its own address', plain, '/about'],
  ['its own address as a file', { ...plain, link: '/about.html' }, '/about'],
  ['its index as a file', { ...plain, link: '/us/index.html' }, '/us/'],
  ['the address of an entry in it', group, '/about'],
  ['a match of an entry in it', group, '/guide/basic/cli'],
  ['its own address when it has entries too', linked, '/more/'],
  ['the address of an entry beside its own', linked, '/about'],
  ['the address of an entry two levels down', nested, '/about'],
])('an entry is marked at %s', (_case, item, routePath) => {
  expect(isActiveItem(item, routePath)).toBe(true);
});

test.each<[string, NavItem, string]>([
  ['no match of its pattern', guide, '/config/'],
  ['its pattern in the middle of an address', guide, '/zh/guide/a'],
  ['an address below its own', plain, '/about/us'],
  ['an address of none of its entries', group, '/blog/'],
  ['any address when it has none itself', { text: 'Empty' }, '/'],
])('an entry is not marked at %s', (_case, item, routePath) => {
  expect(isActiveItem(item, routePath)).toBe(false);
});

test('the pattern of a group goes before its entries', () => {
  const item = { ...group, activeMatch: '^/blog/' };
  expect(isActiveItem(item, '/blog/post')).toBe(true);
  expect(isActiveItem(item, '/about')).toBe(false);
});
