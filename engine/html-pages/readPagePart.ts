import { childrenOf, nameOf } from '../../content-model/nodeFields.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import { walk, type SyntaxNode } from '../../content-model/SyntaxNode.ts';
import { STATE_HOOKS } from './findLiveCode.ts';
import type { Part } from './readPart.ts';

/** Most pages have no code, and parsing all of them would delay `npm run dev`. */
const MAY_HAVE_CODE =
  /(?:^|\n\s*\n|\n---\n)(?:import\s|export\s[^=]*?\sfrom\s)|\bon[A-Z]\w*\s*=|\buse[A-Z]/;
const LIVE = new RegExp(
  `\\b(?:(on[A-Z]\\w*)\\s*=\\s*\\{|(${STATE_HOOKS.join('|')})\\s*\\()`,
  'g',
);

/**
 * Reads a page in MDX. A page that contains state or handlers itself is an island as a
 * whole, because its code can't be separated from its text.
 */
export function readPagePart(file: string, source: string): Part {
  const part: Part = {
    isIsland: false,
    imports: [],
    exports: ['default'],
    live: [],
  };
  if (!MAY_HAVE_CODE.test(source)) return part;
  const { text, tree } = readMdx(file, source);
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  for (const node of walk(tree)) {
    const { start, end } = codeOf(node);
    for (const match of text.slice(start, end).matchAll(LIVE)) {
      const [, handler, hook = ''] = match;
      const line = lineOf(start + match.index);
      part.live.push({ name: handler ?? hook, line });
    }
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) continue;
    for (const { source: from, loc } of childrenOf(node.data.estree, 'body')) {
      const request = nameOf(from);
      const line = loc?.start.line ?? 1;
      if (request)
        part.imports.push({ request, names: [], line, isDevOnly: false });
    }
  }
  return { ...part, isIsland: part.live.length > 0 };
}

/**
 * The range of a node that is code: all of a module or an expression, and the tag of an
 * element.
 */
function codeOf({ type, children = [], position: { start, end } }: SyntaxNode) {
  const inside = type.startsWith('mdxJsx') ? children[0]?.position.start : end;
  return type.startsWith('mdx')
    ? { start: start.offset, end: (inside ?? end).offset }
    : { start: 0, end: 0 };
}
