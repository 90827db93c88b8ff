import { describe, expect, test } from '@rstest/core';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { replacements } from './replacements.ts';

// What we take for granted about the use the engine makes of its libraries. A
// failure here means that an update needs more of them, or less.

const runtime = path.resolve(
  import.meta.dirname,
  '../../node_modules/@rspress/core/dist/runtime',
);
/** These render pages in the build, with the libraries themselves. */
const SERVER = /^ssr(Md)?ServerEntry\.js$/;

/** Each import and re-export of a library in what reaches a reader. */
function listUses(library: string): string[] {
  return readdirSync(runtime, { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.js') && !SERVER.test(file))
    .flatMap(file =>
      readFileSync(path.join(runtime, file), 'utf8')
        .split('\n')
        .filter(line => line.endsWith(` from "${library}";`))
        .map(line => `${file.replaceAll('\\', '/')}: ${line}`),
    )
    .sort();
}

function exportsOf(file: string): string[] {
  return [
    ...readFileSync(file, 'utf8').matchAll(
      /^export (?:function|const) (\w+)/gm,
    ),
  ].map(([, name = '']) => name);
}

describe('the engine (read decisions/0010-engine-libraries.md before changing this)', () => {
  test.each([
    [
      'react-router-dom',
      [
        'Content.js: import { useLocation } from "react-router-dom";',
        'hooks/useActiveMatcher.js: import { useLocation } from "react-router-dom";',
        'hooks/useSidebar.js: import { useLocation } from "react-router-dom";',
        'index.js: export * from "react-router-dom";',
      ],
      ['BrowserRouter', 'useLocation'],
    ],
    [
      '@unhead/react',
      ['index.js: export { Head, useHead } from "@unhead/react";'],
      ['Head', 'useHead'],
    ],
    [
      '@unhead/react/client',
      [
        'ClientApp.js: import { UnheadProvider, createHead } from "@unhead/react/client";',
      ],
      ['UnheadProvider', 'createHead'],
    ],
    [
      'react-dom/client',
      [
        'csrClientEntry.js: import { createRoot } from "react-dom/client";',
        'ssrClientEntry.js: import { hydrateRoot } from "react-dom/client";',
      ],
      ['hydrateRoot'],
    ],
  ])('uses %s as our replacement expects', (library, uses, names) => {
    expect(listUses(library)).toEqual(uses);
    const ours = replacements.find(
      ({ engineModule }) => engineModule === library,
    )?.ours;
    expect(exportsOf(ours ?? '')).toEqual(expect.arrayContaining(names));
  });

  test('puts the page inside of BrowserRouter, with no more than we know of', () => {
    const client = readFileSync(path.join(runtime, 'ClientApp.js'), 'utf8');
    const [, props = ''] =
      /jsx\(BrowserRouter, \{([\s\S]*?)children:/.exec(client) ?? [];
    expect([...props.matchAll(/^\s*(\w+):/gm)].map(([, name]) => name)).toEqual(
      ['basename', 'useTransitions'],
    );
  });
});
