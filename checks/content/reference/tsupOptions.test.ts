import path from 'node:path';
import { expect, test } from '@rstest/core';
import { langs } from '../../../content-model/pageAddress.ts';
import { Site } from '../../../content-model/Site.ts';
import { plainText, walk } from '../../../content-model/SyntaxNode.ts';
import { findExport } from '../../../content-model/options/declarations.ts';
import {
  nameOf,
  readTypeFile,
  typesEntry,
  type TypeNode,
} from '../../../content-model/options/typeFiles.ts';

const root = path.resolve(import.meta.dirname, '../../..');

/** The options that the installed tsup declares. */
function readOptions(): string[] {
  const types = readTypeFile(typesEntry(path.join(root, 'node_modules/tsup')));
  const found = findExport(types, 'Options');
  // `as` is safe: Options is an object type, and its members have names.
  const object = found?.node['typeAnnotation'] as { members?: TypeNode[] };
  return (object.members ?? []).flatMap(({ key }) => nameOf(key) ?? []);
}

/** The first cells of the tables under the heading "Options". */
function readTables(lang: string): string[] {
  const page = new Site(root).page('guide/migration/tsup', lang);
  const sections = page?.sections ?? [];
  const start = sections.findIndex(({ id }) => id === 'options') + 1;
  const length = sections.slice(start).findIndex(({ level }) => level < 3);
  return sections
    .slice(start, start + length)
    .flatMap(({ nodes }) => nodes.flatMap(node => [...walk(node)]))
    .filter(({ type }) => type === 'table')
    .flatMap(({ children }) => (children ?? []).slice(1))
    .flatMap(({ children }) => plainText(children?.[0] ?? emptyCell));
}

const emptyCell = {
  type: 'tableCell',
  position: { start: { line: 0, offset: 0 }, end: { line: 0, offset: 0 } },
};

test('the types of tsup have options', () => {
  expect(readOptions()).toContain('entry');
});

test.each(langs)('the page in %s maps each option of tsup once', lang => {
  expect(readTables(lang).sort()).toEqual(readOptions().sort());
});
