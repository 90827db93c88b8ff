import type { PageComponent } from './Page.ts';
import type { SyntaxAttribute, SyntaxNode } from './SyntaxNode.ts';

const wordProps = new Set([
  'alt',
  'description',
  'kicker',
  'label',
  'text',
  'title',
  'unit',
]);
const urlProps = new Set(['href', 'link', 'src', 'to']);

interface ReadComponent {
  component: PageComponent;
  /** URLs among the attributes; they're checked as links. */
  urls: string[];
}

/** Whether people read an attribute or front matter key. */
export function isWordProp(name: string | undefined): boolean {
  return name !== undefined && wordProps.has(name);
}

/** The component that a node renders, if any. */
export function readComponent(node: SyntaxNode): ReadComponent | undefined {
  const { line } = node.position.start;
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
    const attributes = node.attributes ?? [];
    return {
      component: {
        name: node.name ?? '<>',
        props: readProps(attributes),
        line,
      },
      urls: attributes
        .filter(({ name = '' }) => urlProps.has(name))
        .map(({ value }) => (typeof value === 'string' ? value : ''))
        .filter(value => value !== ''),
    };
  }
  const name = readMarkName(node);
  return name ? { component: { name, props: {}, line }, urls: [] } : undefined;
}

function readProps(attributes: SyntaxAttribute[]): Record<string, string> {
  const props: Record<string, string> = {};
  for (const { name = '{…}', value } of attributes) {
    if (urlProps.has(name)) continue;
    const text =
      typeof value === 'object' && value ? `{${value.value}}` : value;
    props[name] = isWordProp(name) ? '(words)' : (text ?? 'true');
  }
  return props;
}

/** Blocks that the engine turns into components: callouts and quotes. */
function readMarkName({ type, children = [] }: SyntaxNode): string | undefined {
  if (type === 'blockquote' || type === 'image') return type;
  if (type !== 'paragraph' || children[0]?.type !== 'text') return undefined;
  const [, kind] = /^:::\s*(\w+)/.exec(children[0].value ?? '') ?? [];
  return kind ? `:::${kind}` : undefined;
}
