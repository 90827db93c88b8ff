import { expect, test } from '@rstest/core';
import { readRun, type Report } from './readRun.ts';

const audit = (id: string, score: number | null) => ({
  ...{ id, score, scoreDisplayMode: 'numeric' },
});
const category = (score: number | null, ...ids: string[]) => ({
  score,
  auditRefs: ids.map(id => ({ id, weight: id === 'hint' ? 0 : 1 })),
});
const report = (): Report => ({
  categories: {
    performance: category(0.985, 'lcp', 'hint'),
    accessibility: category(1, 'alt'),
    'best-practices': category(1),
    seo: category(0.9, 'title'),
  },
  audits: {
    lcp: audit('lcp', 0.93),
    hint: audit('hint', 0),
    alt: audit('alt', null),
    title: audit('title', 0),
  },
});

test('reads scores and the audits that count against them', () => {
  expect(readRun('/', report())).toEqual({
    page: '/',
    performance: 99,
    accessibility: 100,
    bestPractices: 100,
    seo: 90,
    failed: ['lcp', 'title'],
  });
});

test('a score that could not be given is no zero', () => {
  const broken = report();
  broken.categories.seo = category(null);
  expect(() => readRun('/', broken)).toThrow('no score for seo');
});
