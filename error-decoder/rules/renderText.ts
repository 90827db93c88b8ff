import type { Node } from 'oxc-parser';

export type SyntaxNode = Node;
/** The value of each name that has only one. */
export type Constants = ReadonlyMap<string, SyntaxNode | undefined>;

type Call = Extract<SyntaxNode, { type: 'CallExpression' }>;

/** `color.cyan('esm')` prints its argument. */
const colorName = /^color(?:_|$)/;
/** `JSON.stringify(format)`, `path.relative(root, file)`: the argument counts. */
const staticName = /^[A-Z]|path$/;

/** The text an expression stands for; what isn't known becomes `{name}`. */
export function renderText(node: SyntaxNode, constants: Constants): string {
  const render = (one: SyntaxNode) => renderText(one, constants);
  if (node.type === 'Literal') return String(node.value);
  if (node.type === 'Identifier') return renderName(node.name, constants);
  if (node.type === 'CallExpression') return renderCall(node, render);
  if (node.type === 'BinaryExpression' && node.operator === '+') {
    return render(node.left) + render(node.right);
  }
  if (node.type === 'TemplateLiteral') {
    return node.quasis
      .map(({ value }, index) => {
        const inserted = node.expressions[index];
        return (value.cooked ?? '') + (inserted ? render(inserted) : '');
      })
      .join('');
  }
  return `{${describe(node)}}`;
}

/** Follows a name to its text, unless that needs more than the text itself. */
function renderName(name: string, constants: Constants): string {
  const value = constants.get(name);
  const isText =
    value?.type === 'TemplateLiteral' ||
    value?.type === 'CallExpression' ||
    (value?.type === 'Literal' && typeof value.value === 'string');
  if (!isText) return `{${name}}`;
  const text = renderText(value, new Map());
  return text.startsWith('{') ? `{${name}}` : text;
}

function renderCall(node: Call, render: (one: SyntaxNode) => string): string {
  const { callee, arguments: args } = node;
  const [first] = args;
  if (callee.type !== 'MemberExpression') return `{${describe(node)}}`;
  const { object, property } = callee;
  const isColor = object.type === 'Identifier' && colorName.test(object.name);
  if (isColor && first) return render(first);
  // "".concat(file, " is malformed") is a template in older code.
  return describe(property) === 'concat'
    ? [object, ...args].map(render).join('')
    : `{${describe(node)}}`;
}

/** A short name for a value that only a run knows. */
function describe(node: SyntaxNode): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return describe(node.expression);
  if (node.type === 'LogicalExpression') return describe(node.left);
  if (node.type === 'UnaryExpression') return 'type';
  if (node.type === 'MemberExpression') {
    return describe(node.computed ? node.object : node.property);
  }
  if (node.type !== 'CallExpression') return 'value';
  const { callee, arguments: args } = node;
  if (callee.type !== 'MemberExpression') return describe(callee);
  const { object } = callee;
  const last = args.at(-1);
  const isStatic = object.type === 'Identifier' && staticName.test(object.name);
  // Otherwise a chain such as ids.map(…).join(', ').
  return describe(isStatic && last ? last : object);
}
