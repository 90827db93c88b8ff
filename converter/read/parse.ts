import { parser } from '@lezer/javascript';
import type { Tree } from '@lezer/common';

/** Longer than any config; parsing takes 10 ms. */
export const MAX_LENGTH = 100_000;

const typescript = parser.configure({ dialect: 'ts' });

/**
 * `import … from '…'`, and behind it `with { … }`, which this grammar doesn't have. Each
 * part has an end: a text of nothing but `import` would take seconds.
 */
const ATTRIBUTES =
  /^([ \t]*import\b[^;'"]{0,1000}(['"])[^'"\n]*\2)(\s*(?:with|assert)\s*\{[^}]{0,1000}\})/gm;

/** The syntax of a text, with the offsets of the text. */
export function parse(text: string): Tree {
  const tree = typescript.parse(text);
  if (!findError(tree)) return tree;
  const blank = text.replaceAll(
    ATTRIBUTES,
    (whole, statement: string, _, attributes: string, from: number) => {
      const first = from + statement.search(/\S/);
      const isImport = tree.resolveInner(first, 1).name === 'import';
      return isImport
        ? statement + attributes.replaceAll(/[^\r\n]/g, ' ')
        : whole;
    },
  );
  return typescript.parse(blank);
}

/** The first place where the text isn't what the grammar expects. */
export function findError(
  tree: Tree,
): { from: number; to: number } | undefined {
  let found: { from: number; to: number } | undefined;
  tree.iterate({
    enter: ({ type, from, to }) => {
      if (type.isError) found ??= { from, to };
      return !found;
    },
  });
  return found;
}
