import { describe, expect, test } from '@rstest/core';
import { nestedSections, splitCopy } from './splitCopy.ts';

const copy = `# Page

Start.

## Use \`a_b\`

\`\`\`md
## Not a heading
\`\`\`

### [安装](#install)

Text.

## Use a_b
`;

describe('splitCopy', () => {
  test('ids come from links or from words, and code has none', () => {
    expect(
      splitCopy(copy).map(({ id, level, title }) => [id, level, title]),
    ).toEqual([
      ['', 1, 'Page'],
      ['use-a_b', 2, 'Use a_b'],
      ['install', 3, '安装'],
      ['use-a_b-1', 2, 'Use a_b'],
    ]);
  });

  test('the text has its heading', () => {
    const [first, second, third] = splitCopy(copy);
    expect(first?.text).toBe('# Page\n\nStart.');
    expect(second?.text).toContain('## Not a heading\n```');
    expect(third?.text).toBe('### [安装](#install)\n\nText.');
  });
});

describe('nestedSections', () => {
  const idsOf = (id: string) =>
    nestedSections(splitCopy(copy), id).map(section => section.id);

  test('a section ends before the next one of its level', () => {
    expect(idsOf('use-a_b')).toEqual(['use-a_b', 'install']);
    expect(idsOf('install')).toEqual(['install']);
    expect(idsOf('')).toHaveLength(4);
    expect(idsOf('none')).toEqual([]);
  });
});
