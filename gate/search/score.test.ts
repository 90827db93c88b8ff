import { expect, test } from '@rstest/core';
import { labelPages, type LabeledQuery } from './labels.ts';
import { formatScores, scoreQueries, type Hit } from './score.ts';

const query = (q: string, label: Partial<LabeledQuery>): LabeledQuery => ({
  q,
  kind: 'problem',
  source: 'https://example.com/1',
  pages: [],
  sections: [],
  ...label,
});

/** Hits written as `/path#id`, by query. */
function answers(byQuery: Record<string, string[]>) {
  return async (q: string): Promise<Hit[]> =>
    (byQuery[q] ?? []).map(hit => {
      const [path = '', id = ''] = hit.split('#');
      return { path, id };
    });
}

const css = { pages: ['/css'], sections: ['/css#sass'] };

test('tells the right section from another one of the right page', async () => {
  const { all, misses } = await scoreQueries(
    [query('scss', css), query('less', css)],
    answers({ scss: ['/css#sass'], less: ['/css#prefixes', '/css#sass'] }),
    'en',
  );
  expect(all).toEqual({
    count: 2,
    successAt1: 1,
    successAt5: 1,
    mrrAt5: 1,
    rightSection: 0.5,
  });
  expect(misses).toEqual([
    'problem: less → /css#prefixes (other section; expected /css#sass)',
  ]);
});

test('counts five pages, not five hits', async () => {
  const pages = ['/a', '/b', '/c', '/d', '/css', '/f'];
  const early = pages.flatMap(page => [`${page}#1`, `${page}#sass`]);
  const late = ['/e', ...pages].map(page => `${page}#sass`);
  const { all } = await scoreQueries(
    [query('early', css), query('late', css)],
    answers({ early, late }),
    'en',
  );
  expect(all.successAt1).toBe(0);
  expect(all.successAt5).toBe(0.5);
  // The fifth page of one query, and none of the other.
  expect(all.mrrAt5).toBe(0.1);
});

test('a label can accept a whole page or only its beginning', async () => {
  const hits = answers({ q: ['/css#sass'], top: ['/css#'] });
  const whole = { pages: ['/css'], sections: ['/css'] };
  const start = { pages: ['/css'], sections: ['/css#'] };
  const section = async (q: string, label: Partial<LabeledQuery>) =>
    (await scoreQueries([query(q, label)], hits, 'en')).all.rightSection;
  expect(await section('q', whole)).toBe(1);
  expect(await section('top', whole)).toBe(1);
  expect(await section('q', start)).toBe(0);
  expect(await section('top', start)).toBe(1);
});

test('a query labeled with ids of pages accepts all their sections', async () => {
  const label = (...expect: string[]) =>
    labelPages({ q: 'scss', kind: 'problem', expect });
  const { all } = await scoreQueries(
    [label('css'), label('guide/index'), label('index')],
    answers({ scss: ['/guide/#a', '/css#sass', '/'] }),
    'en',
  );
  expect(all.mrrAt5).toBeCloseTo((1 / 2 + 1 + 1 / 3) / 3);
  expect(all.rightSection).toBeCloseTo(1 / 3);
});

test('labels are the same in both languages', async () => {
  const { all } = await scoreQueries(
    [query('样式', css)],
    answers({ 样式: ['/zh/css#sass'] }),
    'zh',
  );
  expect(all.rightSection).toBe(1);
});

test('scores each kind, and nothing found is a miss', async () => {
  const { byKind, misses } = await scoreQueries(
    [query('scss', css), query('sas', { ...css, kind: 'slip' })],
    answers({ scss: ['/css#sass'] }),
    'en',
  );
  expect(byKind.get('problem')?.successAt1).toBe(1);
  expect(byKind.get('slip')?.successAt5).toBe(0);
  expect(misses[0]).toContain('slip: sas → nothing (other page');
});

test('a query without an answer is listed but does not count', async () => {
  const { all, unanswered } = await scoreQueries(
    [query('electron', { missing: true }), query('scss', css)],
    answers({ electron: ['/css#sass'], scss: ['/css#sass'] }),
    'en',
  );
  expect(formatScores(all)).toBe(
    'success@1=1.000 success@5=1.000 mrr@5=1.000 section=1.000 n=1',
  );
  expect(unanswered).toEqual(['problem: electron → /css#sass']);
});
