import { Visitor, type EcmaScriptModule, type ParseResult } from 'oxc-parser';

/** Hooks that do nothing in HTML; `useId`, `useMemo`, and others work there. */
export const STATE_HOOKS = [
  'useActionState',
  'useDeferredValue',
  'useEffect',
  'useEffectEvent',
  'useFormStatus',
  'useImperativeHandle',
  'useInsertionEffect',
  'useLayoutEffect',
  'useOptimistic',
  'useReducer',
  'useState',
  'useSyncExternalStore',
  'useTransition',
];

const REACT = /^react(?:-dom)?$/;
const COMPONENT_CLASS = /^(?:Pure)?Component$/;
const DEV_ONLY =
  /^process\.env\.NODE_ENV\s*!==\s*(?:'production'|"production")$/;

/** A place in a file. */
export interface Span {
  start: number;
  end: number;
}

export interface LiveSpans {
  /** State hooks, handlers and classes, as the author wrote them. */
  live: (Span & { name: string })[];
  /** Code for development only: a build drops it, with its imports. */
  devOnly: Span[];
}

/** Finds what only works where React runs. */
export function findLiveCode(
  { program, module }: ParseResult,
  textOf: (span: Span) => string,
): LiveSpans {
  const { ofReact, ofOthers } = sortNames(module);
  const live: LiveSpans['live'] = [];
  const devOnly: Span[] = [];
  const add = (name: string, { start, end }: Span) =>
    live.push({ name, start, end });
  const visitClass = ({ superClass }: { superClass: Span | null }) => {
    if (!superClass) return;
    const parent = textOf(superClass);
    const [name = ''] = parent.split('.').slice(-1);
    if (COMPONENT_CLASS.test(ofReact.get(name) ?? name))
      add(`extends ${parent}`, superClass);
  };

  new Visitor({
    // Finds uses, not imports, also under another name or as React.useState.
    Identifier(node) {
      const name = ofReact.get(node.name) ?? node.name;
      if (!STATE_HOOKS.includes(name) || ofOthers.has(node.name)) return;
      if (!module.staticImports.some(one => isWithin(node, one)))
        add(name, node);
    },
    JSXAttribute(node) {
      const { name, value } = node;
      if (name.type !== 'JSXIdentifier' || !/^on[A-Z]/.test(name.name)) return;
      if (value?.type === 'JSXExpressionContainer') add(name.name, node);
    },
    ClassDeclaration: visitClass,
    ClassExpression: visitClass,
    LogicalExpression({ operator, left, right }) {
      if (operator === '&&' && DEV_ONLY.test(textOf(left))) devOnly.push(right);
    },
  }).visit(program);

  return {
    live: live
      .filter(one => !devOnly.some(outer => isWithin(one, outer)))
      .sort((a, b) => a.start - b.start),
    devOnly,
  };
}

export function isWithin(inner: Span, outer: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/**
 * The names that a file imports: those of React, with their local names, and all
 * others.
 */
function sortNames({ staticImports }: EcmaScriptModule) {
  const ofReact = new Map<string, string>();
  const ofOthers = new Set<string>();
  for (const { moduleRequest, entries } of staticImports) {
    for (const { localName, importName } of entries) {
      if (REACT.test(moduleRequest.value))
        ofReact.set(localName.value, importName.name ?? '');
      else ofOthers.add(localName.value);
    }
  }
  return { ofReact, ofOthers };
}
