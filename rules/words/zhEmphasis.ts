import type { Finding } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import { walk, type SyntaxNode } from '../../content-model/SyntaxNode.ts';
import { pageRule } from '../Rule.ts';

const isPunctuation = (text: string) => /^[\p{P}\p{S}]$/u.test(text);
const isOpen = (text: string) => text === '' || /\s/.test(text);

/** Bold and italic that every Markdown parser understands. */
export const zhEmphasis = pageRule({
  id: 'zh-emphasis',
  why: 'Outside this site (Markdown copies, GitHub), the asterisks would show: next to punctuation, they need a space.',
  lang: 'zh',
  check: page =>
    [...walk(page.tree)].flatMap(node => [
      ...findTrap(node, page),
      ...findLeftover(node, page),
    ]),
});

/** CommonMark: `**` next to punctuation needs a space or punctuation outside. */
function findTrap(node: SyntaxNode, page: Page): Finding[] {
  if (node.type !== 'strong' && node.type !== 'emphasis') return [];
  const { start, end } = node.position;
  const marks = node.type === 'strong' ? 2 : 1;
  const at = (offset: number) => page.text.charAt(offset);
  const pairs = [
    { outside: at(start.offset - 1), inside: at(start.offset + marks) },
    { outside: at(end.offset), inside: at(end.offset - marks - 1) },
  ];
  const isTrap = pairs.some(
    ({ outside, inside }) =>
      isPunctuation(inside) && !isOpen(outside) && !isPunctuation(outside),
  );
  if (!isTrap) return [];
  return [
    {
      file: page.file,
      line: start.line,
      what: `"${page.text.slice(start.offset - 1, end.offset + 1)}" has punctuation inside and a letter outside the marks.`,
      remedy:
        'Move the punctuation out of the emphasis, or add a space outside.',
    },
  ];
}

function findLeftover(
  { type, value = '', position }: SyntaxNode,
  page: Page,
): Finding[] {
  if (type !== 'text' || !value.includes('**')) return [];
  return [
    {
      file: page.file,
      line: position.start.line,
      what: "Asterisks are left in the text: this emphasis isn't closed.",
      remedy: 'Put ** directly next to the first and last letter.',
    },
  ];
}
