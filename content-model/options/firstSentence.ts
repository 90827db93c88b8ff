import { plainText, type SyntaxNode } from '../SyntaxNode.ts';

interface Words {
  type: string;
  value?: string;
  children?: readonly Words[];
}

/** The end of a sentence, in text alone: `.js` is code. */
const END = /[!.?](?=\s|$)|。/;

/**
 * What an option does: the first sentence of its section, without its own name at the
 * start, which stands beside it, without links, and without a full stop.
 */
export function firstSentence<Node extends Words>(
  nodes: readonly Node[],
  name: string,
): Node[] {
  const sentence: Node[] = [];
  for (const node of nodes.flatMap(unlink)) {
    const { type, value = '' } = node;
    const end = type === 'text' ? END.exec(value)?.index : undefined;
    sentence.push(
      end === undefined ? node : { ...node, value: value.slice(0, end) },
    );
    if (end !== undefined) break;
  }
  const [first, second, ...rest] = sentence;
  if (first?.value !== name || second?.type !== 'text') return sentence;
  const words = (second.value ?? '').trimStart();
  const value = words.charAt(0).toUpperCase() + words.slice(1);
  return [{ ...second, value }, ...rest];
}

function unlink<Node extends Words>(node: Node): Node[] {
  // The children of a node are of its kind.
  return node.type === 'link' ? ((node.children ?? []) as Node[]) : [node];
}

/** That of a paragraph or list item as text, with code in backticks. */
export function sentenceOf(
  block: SyntaxNode | undefined,
  name: string,
): string {
  const [first] = block?.children ?? [];
  const paragraph = first?.type === 'paragraph' ? first : block;
  return firstSentence(paragraph?.children ?? [], name)
    .map(node =>
      node.type === 'inlineCode' ? `\`${node.value ?? ''}\`` : plainText(node),
    )
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/[:：]$/, '');
}
