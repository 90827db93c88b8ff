// Each function that the browser's modules and the theme's hooks export, with its
// body removed. The unit test next to the module has to notice.
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';
import type { Mutant } from './Mutant.ts';

const MODULES = ['browser/**/*.{ts,tsx}', 'theme/**/use*.ts'];
const NOT_ON_THE_SITE = /\.test\.tsx?$|\.d\.ts$|^browser\/testing\//;

interface EmptiedFunction {
  file: string;
  name: string;
  /** The function's text, and the same with an empty body. */
  full: string;
  emptied: string;
}

function functionsOf(file: string): EmptiedFunction[] {
  const code = readFileSync(file, 'utf8');
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
      const head = code.slice(statement.start, body.start);
      const rest = code.slice(body.end, statement.end);
      const full = code.slice(statement.start, statement.end);
      return [{ file, name, full, emptied: head + empty + rest }];
    });
  });
}

/** The test in the module's folder that imports the module. */
export function testOf(file: string): string | undefined {
  const { dir, base } = path.parse(file);
  return globSync(`${dir}/*.test.{ts,tsx}`).find(test =>
    readFileSync(test, 'utf8').includes(`from './${base}'`),
  );
}

export const emptiedFunctions = globSync(MODULES)
  .filter(file => !NOT_ON_THE_SITE.test(file))
  .toSorted()
  .flatMap(functionsOf);

export const emptiedMutants = emptiedFunctions.map(
  ({ file, name, full, emptied }): Mutant => {
    const test = testOf(file) ?? 'no test';
    return {
      name: `${file} ${name} | ${test}`,
      edits: [[file, full, emptied.replaceAll('$', '$$$$')]],
      check: [
        // One failure is enough, and a test that waits in vain has failed.
        `node_modules/.bin/rstest run ${test} --bail 1 --testTimeout 20000`.split(
          ' ',
        ),
      ],
      caughtBy: test,
    };
  },
);
