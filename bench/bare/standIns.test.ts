import { expect, test } from '@rstest/core';
import { withStandIns } from './standIns.ts';

test('takes tabs from the stock theme, as far as the page has them', () => {
  const page = '---\ntitle: T\n---\n\n<Tabs>\n\n<Tab label="a">\n';
  expect(withStandIns(page)).toBe(
    '---\ntitle: T\n---\n\nimport { Tabs, Tab } from \'@rspress/core/theme\';\n\n<Tabs>\n\n<Tab label="a">\n',
  );
});

test('leaves out drawings and nothing else', () => {
  const page =
    '---\ntitle: T\n---\n\nBefore.\n\n<Diagram name="x" />\n\nAfter.\n';
  expect(withStandIns(page)).toBe(
    '---\ntitle: T\n---\n\nBefore.\n\n\nAfter.\n',
  );
});
