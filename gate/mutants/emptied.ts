// Each function that the browser's modules and the theme's hooks export, with its
// body removed. The unit test next to the module has to notice.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

const MODULES = ['{,*/}browser/**/*.{ts,tsx}', '{,*/}theme/**/use*.ts'];
const NOT_ON_THE_SITE = /\.test\.tsx?$|\.d\.ts$|^browser\/testing\//;

export interface EmptiedFunction {
  file: string;
  name: string;
  /** The module with an empty body of this function. */
  code: string;
  /** The test in its folder that imports it. */
  test: string | undefined;
}

function functionsOf(file: string): EmptiedFunction[] {
  const code = readFileSync(file, 'utf8');
  const test = testOf(file);
  return parseSync(file, code).program.body.flatMap(statement => {
    const isExported = statement.type === 'ExportNamedDeclaration';
    const declared = isExported ? statement.declaration : statement;
    const parts =
      declared?.type === 'FunctionDeclaration'
        ? [{ id: declared.id, body: declared.body }]
        : declared?.type === 'VariableDeclaration'
          ? declared.declarations.map(({ id, init }) => ({
              id,
              body: init?.type === 'ArrowFunctionExpression' ? init.body : null,
              init,
            }))
          : [];
    return parts.flatMap(part => {
      const name = part.id?.type === 'Identifier' ? part.id.name : '';
      const isHook = /^use[A-Z]/.test(name);
      // A hook may also be chosen from others.
      const chosen = 'init' in part && isHook ? part.init : null;
      const body = part.body ?? chosen;
      if (!body || !(isExported || isHook)) return [];
      const empty = part.body ? '{}' : '() => {}';
      const emptied = code.slice(0, body.start) + empty + code.slice(body.end);
      return [{ file, name, code: emptied, test }];
    });
  });
}

function testOf(file: string): string | undefined {
  const { dir, base } = path.parse(file);
  const imports = ['from ', 'import('].map(how => `${how}'./${base}'`);
  return globSync(`${dir}/*.test.{ts,tsx}`).find(test => {
    const text = readFileSync(test, 'utf8');
    return imports.some(one => text.includes(one));
  });
}

export const emptiedFunctions = globSync(MODULES)
  .filter(file => !NOT_ON_THE_SITE.test(file))
  .toSorted()
  .flatMap(functionsOf);
