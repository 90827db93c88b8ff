import { expect, test } from '@rstest/core';
import { drawBarChart } from './barChart.ts';

const bar = (name: string, value: number, isOurs = false) => ({
  ...{ name, value, isOurs, label: `${value} kB` },
});
const widths = (svg: string) =>
  [...svg.matchAll(/<rect [^>]*width="([\d.]+)"/g)].map(([, width]) =>
    Number(width),
  );

test('bars are as long as their values', () => {
  const svg = drawBarChart({
    title: 'Bytes',
    note: 'n',
    bars: [bar('ours', 50, true), bar('bare', 200), bar('none', 0)],
  });
  const [ours = 0, bare = 0, none] = widths(svg);
  expect(bare / ours).toBeCloseTo(4, 1);
  expect(none).toBe(0);
  expect(svg).toContain('class="ours"');
});

test('the longest spread and the limit still fit', () => {
  const svg = drawBarChart({
    title: 'FCP',
    note: 'n',
    bars: [{ ...bar('ours', 50), spread: [40, 100] }],
    limit: { value: 200, label: 'goal 200' },
  });
  const [ours = 0] = widths(svg);
  expect(ours).toBe(100);
  expect(svg).toContain('goal 200');
  expect(svg).toMatch(/M190 \d+H310/);
});

test('text of others cannot become markup', () => {
  const svg = drawBarChart({
    title: 'a < b & "c"',
    note: '',
    bars: [bar('<x>', 0)],
  });
  expect(svg).not.toContain('<x>');
  expect(svg).toContain('a &#60; b &#38; &#34;c&#34;');
});
