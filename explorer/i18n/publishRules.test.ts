import { readFileSync } from 'node:fs';
import { expect, test } from '@rstest/core';
import { slug } from 'github-slugger';
import { publishRules } from './publishRules.ts';
import { typesRules } from './typesRules.ts';

const rules = [...Object.values(publishRules), ...Object.values(typesRules)];
const pages = [...new Set(rules.map(({ page }) => page))];

test.each(['en', 'zh'])('in %s, each page and section is there', lang => {
  const lost = pages.filter(page => {
    const [path = '', section] = page.split('#');
    const text = readFileSync(`content/${lang}${path}.mdx`, 'utf8');
    const ids = [...text.matchAll(/^#+ (.*)$/gm)].map(
      ([, title = '']) =>
        /\{#(.+)\}/.exec(title)?.[1] ?? slug(title.replaceAll('`', '')),
    );
    return section !== undefined && !ids.includes(section);
  });
  expect(lost).toEqual([]);
});
