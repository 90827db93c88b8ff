import type { Section } from '../../content-model/Page.ts';
import type { SyntaxNode } from '../../content-model/SyntaxNode.ts';
import type { AnswerPart } from '../search/KnownError.ts';

/** Cause and fix of a message: the paragraphs of its section, below what is printed. */
export function readAnswer(
  { id, nodes }: Pick<Section, 'id' | 'nodes'>,
  path: string,
): AnswerPart[][] {
  const shown = nodes.filter(({ type }) => type !== 'heading');
  const other = shown.find(
    ({ type }) => type !== 'code' && type !== 'paragraph',
  );
  const answer = shown
    .filter(({ type }) => type === 'paragraph')
    .map(paragraph => readParts(paragraph, path));
  if (other || answer.length === 0) {
    throw new Error(
      `${path}#${id} has ${other ? `a ${other.type}` : 'no paragraph'}, so the error decoder can't show its cause and fix. ` +
        'Write both as paragraphs below the block with the message.',
    );
  }
  return answer;
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
