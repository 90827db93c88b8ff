import type { NewNode } from './NewNode.ts';

/** The end of a sentence, in text alone: `.js` is code. */
const END = /[!.?](?=\s|$)|。/;

/**
 * What an option does: the first sentence of its section, without its own name at the
 * start, which stands beside it, without links, and without a full stop.
 */
export function firstSentence(
  nodes: readonly NewNode[],
  name: string,
): NewNode[] {
  const sentence: NewNode[] = [];
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

function unlink(node: NewNode): NewNode[] {
  return node.type === 'link' ? (node.children ?? []) : [node];
}
