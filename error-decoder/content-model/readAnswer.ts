import type { Section } from '../../content-model/Page.ts';
import type { SyntaxNode } from '../../content-model/SyntaxNode.ts';
import type { Answer, AnswerPart } from '../search/KnownError.ts';

/**
 * Cause and fix of a message: the two paragraphs below what is printed. `only` names
 * the one that a section has, if it has one.
 */
export function readAnswer(
  { id, nodes }: Pick<Section, 'id' | 'nodes'>,
  path: string,
  only?: 'cause' | 'fix',
): Answer {
  const printed = nodes.findIndex(({ type }) => type === 'code');
  const below = nodes
    .slice(printed + 1)
    .filter(({ type }) => type !== 'heading');
  const other = below.find(
    ({ type }) => type !== 'code' && type !== 'paragraph',
  );
  const [first, second, ...more] = below
    .filter(({ type }) => type === 'paragraph')
    .map(paragraph => readParts(paragraph, path));
  if (!other && first && more.length === 0) {
    if (only && !second) return { [only]: first };
    if (!only && second) return { cause: first, fix: second };
  }
  const count = [first, second, ...more].filter(Boolean).length;
  const found = other
    ? `a ${other.type}`
    : `${count} of the ${only ? 1 : 2} paragraphs it should have`;
  throw new Error(
    `${path}#${id} has ${found}, so the error decoder can't tell its cause from its fix. ` +
      'Write the cause as a paragraph below the block with the message and the fix as the next one, or say in content/errors.json that there is "only" one of them.',
  );
}

function readParts({ children = [] }: SyntaxNode, path: string): AnswerPart[] {
  return children.map(node => readPart(node, path));
}

function readPart(node: SyntaxNode, path: string): AnswerPart {
  const value = String(node.value ?? '');
  if (node.type === 'text') return value.replaceAll('\n', ' ');
  if (node.type === 'inlineCode') return { code: value };
  if (node.type === 'link') {
    const url = String(node.url);
    const href = url.startsWith('#') ? path + url : url;
    return { href, parts: readParts(node, path) };
  }
  throw new Error(
    `The words "${value}" at ${path} are ${node.type}, which the error decoder can't show. Use text, code, or a link.`,
  );
}
