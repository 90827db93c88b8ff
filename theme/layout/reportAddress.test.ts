import { expect, test } from '@rstest/core';
import { reportAddress } from './useReportLink.ts';

test('the issue says which page, section, language and version', () => {
  const address = reportAddress({
    repository: 'https://code.example/tool',
    title: 'Docs: A & B',
    question: 'What is wrong?',
    page: 'https://tool.example/zh/a#b',
    language: 'zh',
    version: '1.0.1',
  });
  const { origin, pathname, searchParams } = new URL(address);
  expect(origin + pathname).toBe('https://code.example/tool/issues/new');
  expect(searchParams.get('title')).toBe('Docs: A & B');
  expect(searchParams.get('body')).toBe(
    'What is wrong?\n\n\n---\n- Page: https://tool.example/zh/a#b\n- Language: zh\n- Version: 1.0.1',
  );
});
