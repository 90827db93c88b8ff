import { javascriptLanguage, jsxLanguage } from '@codemirror/lang-javascript';

type SyntaxNode = ReturnType<typeof javascriptLanguage.parser.parse>['topNode'];

/** What a file of JavaScript needs and gives, as far as its text says. */
export class ModuleFacts {
  /** It has JSX. */
  isBroken = false;
  /** It's an ECMAScript module, by its syntax. */
  isEsm = false;
  /** It has `await` at the top. */
  waits = false;
  /** What it exports. */
  readonly names: string[] = [];
  /** Modules whose names it exports, too. */
  readonly stars: string[] = [];
  /** Modules that are loaded with it. */
  readonly imports: string[] = [];
  /** Variables of modules or of a platform that it can't do without. */
  readonly needs: string[] = [];
  /** Such variables that it looks for first. */
  readonly asks: string[] = [];
  /** What it leaves as globals, if it's run as a script. */
  readonly globals: string[] = [];
}

/** Variables that not everyone has who loads a file. */
const SURROUNDINGS =
  /^(?:require|exports|module|process|global|self|window|document|__dirname|__filename)$/;

const PAGE = /^(?:globalThis|window|self)$/;

export function readModule(code: string): ModuleFacts {
  const facts = new ModuleFacts();
  const { names, stars, imports, needs, asks, globals } = facts;
  const assigned: string[] = [];
  const textOf = ({ from, to }: SyntaxNode) => code.slice(from, to);
  const read: Readonly<Record<string, (node: SyntaxNode) => void>> = {
    // The grammar also refuses some code that is fine, so JSX has to be what it misses.
    '⚠': () => (facts.isBroken ||= isJsx(code)),
    ImportMeta: () => (facts.isEsm = true),
    ImportDeclaration: readPort,
    ExportDeclaration: readPort,
    AwaitExpression: node => (facts.waits ||= isRun(node, true)),
    VariableName: readVariable,
    VariableDefinition(node) {
      const { parent } = node;
      if (parent?.parent?.name === 'Script' && /Declaration$/.test(parent.name))
        globals.push(textOf(node));
    },
    AssignmentExpression: readAssignment,
    CallExpression: readCall,
  };
  javascriptLanguage.parser
    .parse(code)
    .iterate({ enter: ({ name, node }) => read[name]?.(node) });
  // UMD looks whether it can export, and else assigns the same name to a global.
  (asks.includes('exports') ? globals : names).push(...assigned);
  return facts;

  function readPort(node: SyntaxNode): void {
    facts.isEsm = true;
    facts.isBroken ||= node.parent?.name !== 'Script';
    const source = node.getChild('String');
    const from = source && textOf(source).slice(1, -1);
    if (from) imports.push(from);
    if (node.name === 'ImportDeclaration') return;
    const group = node.getChild('ExportGroup');
    const last = (one: string) => one.trim().split(/\s+/).at(-1) ?? '';
    if (group) names.push(...textOf(group).slice(1, -1).split(',').map(last));
    else if (node.getChild('default')) names.push('default');
    else if (node.getChild('as'))
      names.push(...node.getChildren('VariableName').map(textOf));
    else if (from) stars.push(from);
    else
      node.cursor().iterate(({ name, node: inner }) => {
        if (name === 'VariableDefinition' && isRun(inner, true))
          names.push(textOf(inner));
      });
  }

  function readVariable(node: SyntaxNode): void {
    const name = textOf(node);
    if (!SURROUNDINGS.test(name) || isBound(node, name)) return;
    const after = code.slice(node.to, node.to + 200);
    if (node.parent?.name === 'UnaryExpression') asks.push(name);
    else if (isRun(node)) {
      needs.push(/^\.env\.NODE_ENV\b/.test(after) ? 'process.env' : name);
      const [, from] = /^\(\s*["']([^"']+)["']/.exec(after) ?? [];
      if (name === 'require' && from) imports.push(from);
    }
  }

  /** `exports.name = …`, `exports["name"] = …`, or the same of a page. */
  function readAssignment(node: SyntaxNode): void {
    const [, object = '', name, text = name] =
      /^(\w+)(?:\.(\w+)|\[["']([^"']+)["']\])\s*=(?!=)/.exec(textOf(node)) ??
      [];
    if (!text || isBound(node, object)) return;
    if (object === 'exports') assigned.push(text);
    if (PAGE.test(object)) globals.push(text);
  }

  /** `Object.assign(globalThis, { name })`. */
  function readCall(node: SyntaxNode): void {
    const [target, given] =
      node.getChild('ArgList')?.getChildren('Expression') ?? [];
    if (!target || !given || !PAGE.test(textOf(target))) return;
    const fields = given.getChildren('Property');
    const called = fields.map(field => field.getChild('PropertyDefinition'));
    globals.push(...called.map(one => (one ? textOf(one) : '')));
  }

  /** Whether it's a parameter or a variable of something around it. */
  function isBound(node: SyntaxNode, name: string): boolean {
    return around(node).some(outer =>
      ['ParamList', 'VariableDeclaration']
        .flatMap(kind => outer.getChildren(kind))
        .flatMap(list => list.getChildren('VariableDefinition'))
        .some(one => textOf(one) === name),
    );
  }
}

function isJsx(code: string): boolean {
  let isFine = true;
  jsxLanguage.parser.parse(code).iterate({
    enter: ({ type }) => (isFine &&= !type.isError),
  });
  return isFine;
}

function around({ parent }: SyntaxNode): SyntaxNode[] {
  return parent ? [parent, ...around(parent)] : [];
}

/** Whether it runs with the file: in no function, or in those of bundles and of UMD. */
function isRun(node: SyntaxNode, isStrict = false): boolean {
  return around(node).every(outer => {
    const isMethod = outer.name === 'Property' && outer.getChild('ParamList');
    if (!isMethod && !/Function|MethodDecl/.test(outer.name)) return true;
    if (isStrict || /Declaration$/.test(outer.name)) return false;
    const place = isMethod ? outer : outer.parent;
    return place?.name === 'Property'
      ? (place.getChild('String') ?? place.getChild('Number'))
      : /^(?:Parenthesized|Call|Arg)/.test(place?.name ?? '');
  });
}
