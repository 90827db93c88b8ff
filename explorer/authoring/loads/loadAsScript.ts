import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { parse } from 'acorn';
import type { Outcome } from '../../shared/Sample.ts';
import { describeError, type LoadCase } from './LoadCase.ts';

/** Runs a file as a page runs a script, and lists the globals it leaves. */
export function loadAsScript({ folder, main }: LoadCase): Outcome {
  const code = readFileSync(path.join(folder, main), 'utf8');
  const page = createPage();
  const before = new Set(Object.getOwnPropertyNames(page));
  try {
    runInContext(code, page);
  } catch (error) {
    return { error: describeError(error, folder) };
  }
  const properties = Object.getOwnPropertyNames(page);
  const globals = new Set([
    ...properties.filter(name => !before.has(name)),
    ...listLexical(code),
  ]);
  return { globals: [...globals].sort() };
}

/** What a page has and a library may look for; like a page, it has no `global`. */
export function createPage() {
  const page: Record<string, unknown> = {
    console,
    document: {
      createElement: () => ({}),
      currentScript: { src: 'https://example.com/lib.js' },
    },
    location: { href: 'https://example.com/' },
    URL,
  };
  page.window = page;
  page.self = page;
  return createContext(page);
}

/** `let`, `const`, and `class` at the top are global without being properties. */
function listLexical(code: string): string[] {
  return parse(code, { ecmaVersion: 'latest' }).body.flatMap(node => {
    if (node.type === 'ClassDeclaration') return node.id.name;
    if (node.type !== 'VariableDeclaration' || node.kind === 'var') return [];
    return node.declarations.flatMap(({ id }) =>
      id.type === 'Identifier' ? id.name : [],
    );
  });
}
