// Lies about options, each with the rule that compares pages with the package.
import {
  cpSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';
import { editFile } from './editFile.ts';
import type { Lie } from './lie.ts';

const command = ['node', 'checks/content/commands/reference.ts'];
/** Most lies need no builds to be caught. */
const reference = [...command, '--no-proof'];

const page = (lang: string, option: string) =>
  `content/${lang}/config/lib/${option}.mdx`;
const both = ['en', 'zh'];

const PACKAGE = 'node_modules/@rslib/core';

/** Changes the types of the package, in a copy that only this project has. */
function changePackage(root: string, from: RegExp, to: string): void {
  const linked = path.join(root, 'node_modules');
  const real = realpathSync(linked);
  rmSync(linked);
  mkdirSync(linked);
  for (const name of readdirSync(real)) {
    if (name === '@rslib') continue;
    symlinkSync(path.join(real, name), path.join(linked, name));
  }
  cpSync(path.join(real, '@rslib/core'), path.join(root, PACKAGE), {
    recursive: true,
  });
  editFile(root, `${PACKAGE}/dist-types/types/config.d.ts`, from, to);
}

/** What the package says of `bundle`. */
const bundleDefault =
  /(Whether to bundle the library\.\s*\* @defaultValue) `true`/;

/** Changes what the page about `bundle` says its default is. */
function changeDefault(root: string, langs: string[], to: string): void {
  for (const lang of langs) {
    editFile(
      root,
      page(lang, 'bundle'),
      /^(- \*\*(?:Default:|默认值：)\*\*) .*$/m,
      `$1 ${to}`,
    );
  }
}

export const referenceLies: Lie[] = [
  {
    name: 'a default that is wrong in both languages',
    caughtBy: 'reference-default',
    apply: root => changeDefault(root, both, '`false`'),
    check: reference,
  },
  {
    name: 'a default that is wrong in one language',
    caughtBy: 'reference-default',
    apply: root => changeDefault(root, ['zh'], '`false`'),
    check: reference,
  },
  {
    name: 'a type with one value left out',
    caughtBy: 'reference-type',
    apply: root =>
      both.forEach(lang =>
        editFile(root, page(lang, 'format'), " | 'iife'`", '`'),
      ),
    check: reference,
  },
  {
    name: 'an option renamed by the package',
    caughtBy: 'reference-option',
    apply: root => changePackage(root, / umdName\?:/, ' umdGlobal?:'),
    check: reference,
  },
  {
    name: 'a default changed by the package',
    caughtBy: 'reference-default',
    apply: root => changePackage(root, bundleDefault, '$1 `false`'),
    check: reference,
  },
  {
    name: 'a default that package and pages agree on, and that is not so',
    caughtBy: 'reference-proof',
    apply: root => {
      changeDefault(root, both, '`false`');
      changePackage(root, bundleDefault, '$1 `false`');
    },
    check: command,
  },
  {
    name: 'an option added by the package',
    caughtBy: 'reference-coverage',
    apply: root =>
      changePackage(root, / outBase\?:/, ' outName?: string; outBase?:'),
    check: reference,
  },
  {
    name: 'a page that no longer says which option it documents',
    caughtBy: 'reference-option',
    apply: root =>
      both.forEach(lang =>
        editFile(root, page(lang, 'format'), /^option:.*\n/m, ''),
      ),
    check: reference,
  },
];
