import { globSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from '@rstest/core';
import { langs } from '../../site/locales.ts';
import { Site } from '../../content-model/Site.ts';
import { walk } from '../../content-model/SyntaxNode.ts';
import { findDeclaration } from '../../content-model/options/declarations.ts';
import { nameOf } from '../../content-model/nodeFields.ts';
import {
  readTypeFile,
  type TypeNode,
} from '../../content-model/options/typeFiles.ts';

const root = path.resolve(import.meta.dirname, '../..');

interface Tool {
  /** Its page is `guide/migration/<name>`. */
  name: string;
  /** The file in `node_modules` that declares its options; may be a glob. */
  types: string;
  /** Types with options, and where their options go in the config. */
  prefixes: Readonly<Record<string, string>>;
}

const tools: readonly Tool[] = [
  { name: 'tsup', types: 'tsup/dist/index.d.ts', prefixes: { Options: '' } },
  {
    name: 'tsc',
    types: 'typescript/dist/api/compilerOptions.d.ts',
    prefixes: { CompilerOptions: '' },
  },
  {
    name: 'vite',
    types: 'vite/dist/node/index.d.ts',
    prefixes: {
      UserConfig: '',
      EnvironmentOptions: '',
      SharedEnvironmentOptions: '',
      BuildEnvironmentOptions: 'build.',
      LibraryOptions: 'build.lib.',
    },
  },
  {
    name: 'rollup',
    types: 'rollup/dist/rollup.d.ts',
    prefixes: { InputOptions: '', OutputOptions: 'output.' },
  },
  {
    name: 'tsdown',
    types: 'tsdown/dist/types-*.d.mts',
    prefixes: { UserConfig: '' },
  },
];

/** The options that the installed tool declares. */
function readOptions({ types, prefixes }: Tool): string[] {
  const [file = ''] = globSync(types, { cwd: path.join(root, 'node_modules') });
  const declarations = readTypeFile(path.join(root, 'node_modules', file));
  return Object.entries(prefixes).flatMap(([type, prefix]) => {
    const node = findDeclaration(declarations, type)?.node;
    // `as` is safe: an object type has members, an interface has a body of them.
    const object = (node?.['typeAnnotation'] ?? node?.['body']) as
      { members?: TypeNode[]; body?: TypeNode[] } | undefined;
    const members = object?.members ?? object?.body ?? [];
    const names = members.flatMap(({ key }) => nameOf(key) ?? []);
    if (names.length === 0) throw new Error(`${types} has no type ${type}.`);
    return names.map(name => `${prefix}${name}`);
  });
}

/** The code in the first cells of the tables under the heading "Options". */
function readTables(name: string, lang: string): string[] {
  const page = new Site(root).page(`guide/migration/${name}`, lang);
  const sections = page?.sections ?? [];
  const start = sections.findIndex(({ id }) => id === 'options') + 1;
  const length = sections.slice(start).findIndex(({ level }) => level < 3);
  return sections
    .slice(start, start + length)
    .flatMap(({ nodes }) => nodes.flatMap(node => [...walk(node)]))
    .filter(({ type }) => type === 'table')
    .flatMap(({ children: rows = [] }) => rows.slice(1))
    .flatMap(({ children: cells = [] }) => cells.slice(0, 1))
    .flatMap(cell => [...walk(cell)])
    .flatMap(({ type, value = [] }) => (type === 'inlineCode' ? value : []));
}

describe.each(tools)('$name', tool => {
  test.each(langs)('the page in %s maps each option once', lang => {
    expect(readTables(tool.name, lang).sort()).toEqual(
      [...new Set(readOptions(tool))].sort(),
    );
  });
});
