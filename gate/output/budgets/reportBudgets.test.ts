import { describe, expect, test } from '@rstest/core';
import { reportBudgets, type Budgets, type Recorded } from './reportBudgets.ts';

const page = { html: 10_000, entry: 70_000, other: 5000 };

const budgets: Budgets = {
  everyPage: { scripts: 80_000, total: 95_000 },
  middlePage: 93_000,
  pages: { '/guide': { html: 12_000, scripts: 76_000, total: 90_000 } },
  searchDialog: 13_000,
  explorer: { code: 15_000, data: 30_000 },
  fonts: 30_000,
  growth: 1000,
  recorded: {
    pages: { '/guide': page },
    searchDialog: 12_500,
    explorer: { code: 12_000, data: 25_000 },
    fonts: 29_000,
  },
};

const report = (weighed: Partial<Recorded>) =>
  reportBudgets(budgets, { ...budgets.recorded, ...weighed });

describe('reportBudgets', () => {
  test('what was recorded is within its budgets, and is shown', () => {
    const { text, errors } = report({});
    expect(errors).toEqual([]);
    expect(text).toMatch(/\/guide +10,000 +75,000 +85,000/);
    expect(text).toMatch(/search dialog +12,500/);
  });

  test.each([
    ['at its budget', { ...page, other: 6000 }, 0],
    ['with scripts over it', { ...page, other: 6001 }, 1],
    ['with a document over it', { ...page, html: 12_001 }, 1],
    ['with pictures over the whole', { ...page, files: 5001 }, 1],
    ['over all of them', { ...page, html: 14_000, other: 7000 }, 3],
  ])('a page %s', (_, parts, count) => {
    expect(report({ pages: { '/guide': parts } }).errors).toHaveLength(count);
  });

  test('a page without a budget of its own is held to that of every page', () => {
    const pages = { '/guide': page, '/other': { ...page, other: 10_001 } };
    const { errors } = report({ pages });
    expect(errors).toEqual([
      '/other: scripts 80,001 bytes, 1 over the budget of 80,000. Its parts: html 10,000, entry 70,000, other 10,001.',
    ]);
  });

  test('names the parts that grew, the largest first', () => {
    const parts = { html: 9000, entry: 72_000, other: 5100 };
    const { errors } = report({ pages: { '/guide': parts } });
    expect(errors).toEqual([
      '/guide: scripts 77,100 bytes, 1,100 over the budget of 76,000. ' +
        'Grown: entry 70,000 → 72,000, other 5,000 → 5,100.',
    ]);
  });

  test('the middle page has a budget', () => {
    const heavy = { ...page, files: 9000 };
    const pages = { '/guide': page, '/a': heavy, '/b': heavy };
    const { errors } = report({ pages });
    expect(errors).toEqual([
      expect.stringMatching(/^middle page: 94,000 bytes, 1,000 over .+Look at/),
    ]);
  });

  test.each<[string, Partial<Recorded>]>([
    ['search dialog: 13,001 bytes', { searchDialog: 13_001 }],
    ['Explorer, code: 15,001', { explorer: { code: 15_001, data: 30_000 } }],
    ['largest sample: 30,001', { explorer: { code: 15_000, data: 30_001 } }],
    ['fonts: 30,001 bytes, 1 over', { fonts: 30_001 }],
  ])('%s is over a budget of its own', (text, weighed) => {
    expect(report(weighed).errors).toEqual([
      expect.stringMatching(new RegExp(`${text}.*; it had .* when recorded`)),
    ]);
  });

  test('a page can have a budget with the fonts', () => {
    const limits = {
      html: 12_000,
      scripts: 76_000,
      total: 90_000,
      withFonts: 114_000,
    };
    const errorsAt = (fonts: number) =>
      reportBudgets(
        { ...budgets, pages: { '/guide': limits } },
        { ...budgets.recorded, fonts },
      ).errors;
    expect(errorsAt(29_000)).toEqual([]);
    expect(errorsAt(29_001)).toEqual([
      '/guide: withFonts 114,001 bytes, 1 over the budget of 114,000. Nothing grew since it was recorded.',
    ]);
  });

  test('a page of a kind that is gone is an error, not a pass', () => {
    const { errors } = report({ pages: {} });
    expect(errors).toHaveLength(1);
    expect(errors[0]).toContain("/guide has a budget but isn't a page");
  });
});
