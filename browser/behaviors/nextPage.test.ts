/** @rstest-environment happy-dom */
import { describe, expect, test } from '@rstest/core';
import { find, showPage } from '../testing/page.ts';
import { startLanguageLinks } from './languageLinks.ts';
import { startPartSwitches } from './partSwitches.ts';
import { startToolLogos } from './toolLogos.ts';

startLanguageLinks();
startPartSwitches();
startToolLogos();

const goTo = (address: string) => history.replaceState(null, '', address);

describe('a link to another language', () => {
  const href = () => find('a').getAttribute('href');

  test('keeps query and section of the address, also as they change', () => {
    goTo('/guide?sidebar=0#one');
    showPage('<a data-leave="place" href="/zh/guide?old#old">中文</a>');
    expect(href()).toBe('/zh/guide?sidebar=0#one');
    goTo('/guide#two');
    window.dispatchEvent(new Event('hashchange'));
    expect(href()).toBe('/zh/guide#two');
    goTo('/guide');
    window.dispatchEvent(new Event('popstate'));
    expect(href()).toBe('/zh/guide');
  });
});

test('parts that the address switches off are hidden on the next page too', () => {
  const { dataset } = document.documentElement;
  goTo('/guide?sidebar=0&footer=0&navbar=1');
  showPage('');
  expect(dataset.hide).toBe('sidebar footer');
  goTo('/guide');
  showPage('');
  expect(dataset.hide).toBe('');
});

describe('the mark of a tool', () => {
  const logo = () => find<HTMLImageElement>('img');

  test('that fails leaves no broken picture, on the next page neither', () => {
    showPage('<img data-tool-logo="" src="/lost.svg" alt="">');
    logo().dispatchEvent(new Event('error'));
    expect(logo().src).toMatch(/^data:image\/gif/);
    expect(logo().dataset.own).toBe('src');
  });

  test('other pictures keep their address', () => {
    showPage('<img src="/photo.png" alt="">');
    logo().dispatchEvent(new Event('error'));
    expect(logo().getAttribute('src')).toBe('/photo.png');
  });
});
