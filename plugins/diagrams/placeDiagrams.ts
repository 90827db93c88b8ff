import type { DiagramDictionary } from '../../i18n/diagrams/index.ts';
import { JOINER } from '../../shared/lineBreaks.ts';

/** A node of a page's syntax tree, with the fields that are met here. */
export interface PageNode {
  type: string;
  name?: string | null;
  attributes?: { type: string; name?: string; value?: unknown }[];
  children?: PageNode[];
  value?: string;
  data?: object;
  position?: { start: { line: number } };
}

/** Strings that stand beside the drawing, where the browser breaks lines. */
const OUTSIDE = new Set(['title', 'description']);

/** Between two adjacent Han characters. */
const INSIDE = /(?<=\p{Script=Han})(?=\p{Script=Han})/gu;

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' });

/**
 * Turns each `<Diagram name="externals" />` into the drawing of that name with
 * its strings. The page imports it and nobody else does, so a drawing is in the
 * chunk of its page.
 */
export function placeDiagrams(
  tree: PageNode,
  strings: DiagramDictionary,
): void {
  const names = new Set<string>();
  for (const node of findDiagrams(tree)) {
    const name = String(
      node.attributes?.find(attribute => attribute.name === 'name')?.value,
    );
    if (!isName(strings, name)) {
      const line = node.position?.start.line ?? 1;
      throw new Error(
        `Line ${line}: there is no diagram ${name}. Those with strings in i18n/diagrams/ are: ${Object.keys(strings).join(', ')}.`,
      );
    }
    names.add(name);
    node.name = componentOf(name);
    node.attributes = [stringsAttribute(strings[name])];
  }
  tree.children?.unshift(...[...names].map(importOf));
}

function* findDiagrams(node: PageNode): Generator<PageNode> {
  if (node.type === 'mdxJsxFlowElement' && node.name === 'Diagram') yield node;
  for (const child of node.children ?? []) yield* findDiagrams(child);
}

function isName(
  strings: DiagramDictionary,
  name: string,
): name is keyof DiagramDictionary {
  return Object.hasOwn(strings, name);
}

function fileOf(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function componentOf(name: string): string {
  return `${fileOf(name)}Diagram`;
}

function importOf(name: string): PageNode {
  const imported = {
    type: 'ImportDeclaration',
    specifiers: [
      {
        type: 'ImportSpecifier',
        imported: { type: 'Identifier', name: 'Diagram' },
        local: { type: 'Identifier', name: componentOf(name) },
      },
    ],
    source: literal(`@theme/mdx/diagram/${fileOf(name)}.tsx`),
    attributes: [],
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: { estree: program([imported]) },
  };
}

function stringsAttribute(strings: Record<string, string>) {
  const expression = {
    type: 'ObjectExpression',
    properties: Object.entries(strings).map(([key, text]) => ({
      type: 'Property',
      kind: 'init',
      method: false,
      shorthand: false,
      computed: false,
      key: { type: 'Identifier', name: key },
      value: literal(OUTSIDE.has(key) ? text : joinWords(text)),
    })),
  };
  return {
    type: 'mdxJsxAttribute',
    name: 'strings',
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: '',
      data: {
        estree: program([{ type: 'ExpressionStatement', expression }]),
      },
    },
  };
}

function literal(value: string) {
  return { type: 'Literal', value, raw: JSON.stringify(value) };
}

function program(body: object[]) {
  return { type: 'Program', sourceType: 'module', body, comments: [] };
}

/** Joins the characters of each Chinese word, so that no line break splits it. */
function joinWords(text: string): string {
  return [...segmenter.segment(text)]
    .map(({ segment }) => segment.replace(INSIDE, JOINER))
    .join('');
}
