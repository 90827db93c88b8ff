import type { Fence, Page } from '../../content-model/Page.ts';
import type { ExampleLibrary } from '../../content-model/examples/ExampleLibrary.ts';
import { readFences } from './fences.ts';
import { showExample } from './showExample.ts';

/** The text of a page with every marked block filled from its example. */
export function fillPage(page: Page, library: ExampleLibrary): string {
  const lines = page.source.split('\n');
  // From the end, so that line numbers above stay valid.
  for (const fence of readFences(page).toReversed()) {
    if (fence.marks.example === undefined) continue;
    const shown = showExample(fence, page, library);
    if (!('text' in shown) || shown.text === fence.code) continue;
    fillFence(lines, fence, shown.text, page.file);
  }
  return lines.join('\n');
}

function fillFence(
  lines: string[],
  { line, endLine }: Fence,
  text: string,
  file: string,
) {
  const [, before = '', ticks = ''] =
    /^(.*?)(`{3,}|~{3,})/.exec(lines[line - 1] ?? '') ?? [];
  if (
    ticks === '' ||
    text.split('\n').some(row => row.trim().startsWith(ticks))
  ) {
    throw new Error(
      `${file}:${line} can't be filled: the text contains ${ticks || 'no fence'}. Open and close the block with more backticks.`,
    );
  }
  // In a list or quote, each line gets the prefix of the first one.
  const indent = before.replace(/[-*+]|\d+[.)]/g, mark =>
    ' '.repeat(mark.length),
  );
  const filled = text
    .split('\n')
    .map(row => (row === '' ? indent.trimEnd() : indent + row));
  lines.splice(line, endLine - line - 1, ...filled);
}
