import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { colorClass } from './colorClass.ts';

const theme = path.resolve(import.meta.dirname, '../../theme');
const read = (file: string) => readFileSync(path.join(theme, file), 'utf8');

describe('colorClass', () => {
  test.each([
    ['color:var(--shiki-token-keyword)', 'tokenKeyword'],
    ['color:var(--shiki-token-string-expression)', 'tokenStringExpression'],
    ['color:var(--shiki-foreground)', undefined],
    [
      'background-color:var(--shiki-background);color:var(--shiki-foreground)',
      undefined,
    ],
  ])('%s becomes %s', (style, name) => {
    expect(colorClass(style)).toBe(name);
  });

  test.each(['color:#fff', 'font-style:italic', ''])('refuses %j', style => {
    expect(() => colorClass(style)).toThrow('would lose its color');
  });
});

test('the theme has a rule for the class of each color', () => {
  const names = [
    ...read('styles/tokens.css').matchAll(/--shiki-(token-[a-z-]+):/g),
  ].map(([, name]) => name);
  const rules = read('mdx/code/CodeBlock.module.css');
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) {
    const color = `color:var(--shiki-${name})`;
    expect(rules.replace(/\s/g, '')).toContain(
      `:global(.${colorClass(color)}){${color};}`,
    );
  }
});
