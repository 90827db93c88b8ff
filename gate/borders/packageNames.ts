import path from 'node:path';
import type { ESLintPlugin } from '@rslint/core';
import { packages } from './borders.ts';

/** An import or export of any kind; the linter's types leave it open. */
interface Statement {
  source?: { value?: unknown } | null;
}

interface Context {
  filename: string;
  report: (found: { node: Statement; message: string }) => void;
}

const root = path.resolve(import.meta.dirname, '../..');
const roomOf = (file: string) => path.relative(root, file).split(path.sep)[0];

/** Outside of a package, its modules are imported by its name, never by their paths. */
export const packageNames = {
  rules: {
    'by-name': {
      create({ filename, report }: Context) {
        const others = packages.filter(room => room !== roomOf(filename));
        const check = (node: Statement) => {
          const from = node.source?.value;
          if (typeof from !== 'string' || !from.startsWith('.')) return;
          const target = roomOf(path.resolve(filename, '..', from));
          const room = others.find(other => other === target);
          if (!room) return;
          report({
            node,
            message: `${room}/ is a package: import it by name, as @rslib-website/${room}/…, so that only what its package.json exports can be used.`,
          });
        };
        return {
          ImportDeclaration: check,
          ImportExpression: check,
          ExportNamedDeclaration: check,
          ExportAllDeclaration: check,
        };
      },
    },
  },
} satisfies ESLintPlugin;
