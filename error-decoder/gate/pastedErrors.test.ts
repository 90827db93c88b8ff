// What library authors and their users copy from terminals, browsers, and test
// runners, with all that is printed around the message.
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@rstest/core';
import { ErrorFinder } from '../search/ErrorFinder.ts';
import type { KnownError } from '../search/KnownError.ts';

interface Catalogued extends KnownError {
  id: string;
}

const finder = new ErrorFinder(
  // `as` is right: the content checks hold the form.
  JSON.parse(readFileSync('content/errors.json', 'utf8')) as Catalogued[],
);
const idsIn = (output: string) =>
  finder.find(output).map(({ error }) => error.id);

const pastes: [id: string, from: string, output: string][] = [
  [
    'errors-in-storybooks-types',
    'Rslib, after the first story',
    `start   generating declaration files... (esm)
[tsgo] node_modules/@storybook/react-docgen-typescript-plugin/dist/plugin.d.ts:13:26 - error TS2694: Namespace '"/home/me/star-rating/node_modules/typescript/lib/version"' has no exported member 'CompilerOptions'.
[tsgo]
[tsgo] 13     compilerOptions?: ts.CompilerOptions;
[tsgo]                             ~~~~~~~~~~~~~~~
[tsgo] node_modules/@storybook/react/dist/chunk-ojHmM-yX.d.ts:1026:86 - error TS2578: Unused '@ts-expect-error' directive.
error   Failed to generate declaration files. (esm)`,
  ],
  [
    'err-require-esm',
    'Node.js',
    `/app/main.cjs:1
require('./a.mjs')
^

Error [ERR_REQUIRE_ESM]: require() of ES Module /app/node_modules/kit/dist/index.js from /app/main.cjs not supported.
Instead change the require of index.js in /app/main.cjs to a dynamic import() which is available in all CommonJS modules.
    at Object.<anonymous> (/app/main.cjs:1:1) {
  code: 'ERR_REQUIRE_ESM'
}

Node.js v20.11.1`,
  ],
  ['err-require-esm', 'a reader who types the code', 'ERR_REQUIRE_ESM'],
  [
    'cannot-use-import-statement-outside-a-module',
    'Node.js',
    `(node:7597) Warning: Failed to load the ES module: /app/dist/b.js. Make sure to set "type": "module" in the nearest package.json file or use the .mjs extension.
(Use \`node --trace-warnings ...\` to show where the warning was created)
/app/dist/b.js:1
import 'node:fs'; export const a=1
^^^^^^

SyntaxError: Cannot use import statement outside a module
    at wrapSafe (node:internal/modules/cjs/loader:1861:18)`,
  ],
  [
    'cannot-use-import-statement-outside-a-module',
    'the console of a browser',
    'Uncaught SyntaxError: Cannot use import statement outside a module (at index.js:1:1)',
  ],
  [
    'unexpected-token-export',
    'a test runner',
    ` FAIL  src/app.test.js
  ● Test suite failed to run

    /app/node_modules/kit/dist/index.js:4
    export { toFahrenheit };
    ^^^^^^

    SyntaxError: Unexpected token 'export'

      1 | import { toFahrenheit } from 'kit';
        | ^`,
  ],
  [
    'unexpected-token-export',
    'the console of a browser',
    "Uncaught SyntaxError: Unexpected token 'export'",
  ],
  [
    'process-is-not-defined',
    'the console of a browser',
    `Uncaught ReferenceError: process is not defined
    at index.js:12:38`,
  ],
  [
    'window-is-not-defined',
    'a server',
    ` ⨯ ReferenceError: window is not defined
    at eval (webpack-internal:///(ssr)/./node_modules/kit/dist/index.js:1:18)
digest: "1234567890"`,
  ],
  [
    'module-is-not-defined',
    'a build',
    `error   Failed to build.
error   ReferenceError: module is not defined in ES module scope
This file is being treated as an ES module because it has a '.js' file extension and '/lib/package.json' contains "type": "module". To treat it as a CommonJS script, rename it to use the '.cjs' file extension.
    at file:///lib/postcss.config.js?t=1794817541075:1:1`,
  ],
  [
    'dynamic-require-is-not-supported',
    'Node.js',
    `file:///app/out.js:11
  throw Error('Dynamic require of "' + x + '" is not supported');
        ^

Error: Dynamic require of "node:path" is not supported
    at file:///app/out.js:11:9`,
  ],
  [
    'invalid-hook-call',
    'React in development',
    `Invalid hook call. Hooks can only be called inside of the body of a function component. This could happen for one of the following reasons:
1. You might have mismatching versions of React and the renderer (such as React DOM)
2. You might be breaking the Rules of Hooks
3. You might have more than one copy of React in the same app
See https://react.dev/link/invalid-hook-call for tips about how to debug and fix this problem.`,
  ],
  [
    'invalid-hook-call',
    'React 18',
    'Warning: Invalid hook call. Hooks can only be called inside of the body of a function component.',
  ],
  [
    'cannot-read-properties-of-null-reading-use',
    'React in production',
    `Uncaught TypeError: Cannot read properties of null (reading 'useContext')
    at t.useContext (index.js:1:7413)`,
  ],
  [
    'cannot-read-properties-of-undefined-reading-mode',
    'Node.js',
    `file:///lib/dist/index.js:1
const isVerbose = 'development' === import.meta.env.MODE;
                                                    ^

TypeError: Cannot read properties of undefined (reading 'MODE')
    at file:///lib/dist/index.js:1:53`,
  ],
  [
    'javascript-heap-out-of-memory',
    'Node.js',
    `<--- Last few GCs --->

[13107:0x42e40000]      616 ms: Mark-Compact (reduce) 8.5 (11.0) -> 8.3 (11.0) MB, pooled: 0 MB

FATAL ERROR: Reached heap limit Allocation failed - JavaScript heap out of memory
----- Native stack trace -----

 1: 0x931db0  [rslib]
 2: 0x75968e node::OOMErrorHandler(char const*, v8::OOMDetails const&) [rslib]`,
  ],
  [
    'javascript-heap-out-of-memory',
    'an older Node.js',
    'FATAL ERROR: Ineffective mark-compacts near heap limit Allocation failed - JavaScript heap out of memory',
  ],
];

describe('what is pasted from', () => {
  test.each(pastes)('leads first to %s: %s', (id, _, output) => {
    expect(idsIn(output)[0]).toBe(id);
  });
});

describe('the same words about something else lead nowhere', () => {
  test.each([
    "TypeError: Cannot read properties of undefined (reading 'map')",
    "TypeError: Cannot read properties of null (reading 'addEventListener')",
    "SyntaxError: Unexpected token '<'",
    'SyntaxError: Unexpected token \'<\', "<!DOCTYPE "... is not valid JSON',
    'ReferenceError: jQuery is not defined',
  ])('%s', output => {
    expect(idsIn(`${output}\n    at index.js:1:18`)).toEqual([]);
  });
});
