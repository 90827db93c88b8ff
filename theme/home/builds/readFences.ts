import { Children, isValidElement, type ReactNode } from 'react';

/** A code block of the page, before the theme has drawn it. */
export interface Fence {
  /** Name of the file, from the fence. */
  title: string;
  lines: CodeLine[];
}

export interface CodeLine {
  text: string;
  /** The line as it was colored. */
  node: ReactNode;
}

interface NodeProps {
  title?: string;
  className?: string;
  children?: ReactNode;
}

/** The code blocks among children, for parts that draw them in their own way. */
export function readFences(children: ReactNode): Fence[] {
  return elementsIn(children).flatMap(({ props }) => {
    const lines = linesIn(props.children);
    return lines.length > 0 ? [{ title: props.title ?? '', lines }] : [];
  });
}

function linesIn(node: ReactNode): CodeLine[] {
  return elementsIn(node).flatMap(element => {
    const { className = '', children } = element.props;
    return /^line\b/.test(className)
      ? [{ text: textOf(element), node: children }]
      : linesIn(children);
  });
}

function elementsIn(node: ReactNode) {
  return Children.toArray(node).filter(child =>
    isValidElement<NodeProps>(child),
  );
}

function textOf(node: ReactNode): string {
  if (typeof node === 'string') return node;
  if (isValidElement<NodeProps>(node)) return textOf(node.props.children);
  return Array.isArray(node) ? node.map(textOf).join('') : '';
}
