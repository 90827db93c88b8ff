// Lies about pages, each with the rule of checks/content
// that has to catch it. The patterns fit any text, so that pages may change.
// cspell:ignore comand
import { rmSync } from 'node:fs';
import path from 'node:path';
import { editFile } from './editFile.ts';
import type { Lie } from './lie.ts';
import { referenceLies } from './referenceLies.ts';

const command = (name: string, ...args: string[]) => [
  'node',
  `checks/content/commands/${name}.ts`,
  ...args,
];
const parity = command('parity');
const content = command('content');

const page = (lang: string, id: string) => `content/${lang}/${id}.mdx`;
const format = 'config/lib/format';
const cli = 'guide/basic/cli';

const parityLies: Lie[] = [
  {
    name: 'a page removed in one language',
    caughtBy: 'parity-pages',
    apply: root => rmSync(path.join(root, page('zh', cli))),
    check: parity,
  },
  {
    name: 'code edited in one language',
    caughtBy: 'parity-fences',
    apply: root =>
      editFile(root, page('zh', format), "format: 'cjs'", "format: 'umd'"),
    check: parity,
  },
  {
    name: 'the id of a heading changed',
    caughtBy: 'parity-headings',
    apply: root =>
      editFile(root, page('zh', format), /\{#([\w-]+)\}$/m, '{#$1-moved}'),
    check: parity,
  },
  {
    name: 'a section dropped',
    caughtBy: 'parity-headings',
    apply: root =>
      editFile(root, page('zh', format), /^## .*\n[\s\S]*?(?=^## )/m, ''),
    check: parity,
  },
  {
    name: 'the meaning of an English sentence changed',
    caughtBy: 'translation-stale',
    apply: root => editFile(root, page('en', cli), /\bis\b/, 'is not'),
    check: parity,
  },
  {
    name: 'a row of a table dropped',
    caughtBy: 'parity-tables',
    apply: root => editFile(root, page('zh', cli), /^\| .*\|\n(?!\|)/m, ''),
    check: parity,
  },
  {
    name: 'an item of a list dropped',
    caughtBy: 'parity-lists',
    apply: root =>
      editFile(root, page('zh', 'guide/faq/features'), /^- .*\n/m, ''),
    check: parity,
  },
  {
    name: 'a warning that is a tip in one language',
    caughtBy: 'parity-components',
    apply: root =>
      editFile(
        root,
        page('zh', 'config/lib/auto-extension'),
        /^:::warning/m,
        ':::tip',
      ),
    check: parity,
  },
  {
    name: 'another package to install in one language',
    caughtBy: 'parity-components',
    apply: root =>
      editFile(
        root,
        page('zh', 'guide/start/quick-start'),
        /command="install -D /,
        'command="install -D other-',
      ),
    check: parity,
  },
  {
    name: 'another value in one language',
    caughtBy: 'parity-inline-code',
    apply: root => editFile(root, page('zh', cli), '`build`', '`inspect`'),
    check: parity,
  },
  {
    name: 'a link lost in one language',
    caughtBy: 'parity-links',
    apply: root =>
      editFile(root, page('zh', cli), /\[([^\]]+)\]\(\/zh[^)]*\)/, '$1'),
    check: parity,
  },
];

const pageLies: Lie[] = [
  {
    name: 'a link to a page that does not exist',
    caughtBy: 'link-target',
    apply: root =>
      editFile(root, page('en', cli), /\]\(\/guide\/[^)]*\)/, '](/guide/gone)'),
    check: content,
  },
  {
    name: 'a link to a heading that does not exist',
    caughtBy: 'link-anchor',
    apply: root =>
      editFile(root, page('en', format), /\]\(#[^)]*\)/, '](#gone)'),
    check: content,
  },
  {
    name: 'a link out of the language of the page',
    caughtBy: 'link-language',
    apply: root => editFile(root, page('zh', cli), '](/zh/', '](/'),
    check: content,
  },
  {
    name: 'half-width punctuation in Chinese',
    caughtBy: 'zh-autocorrect',
    apply: root =>
      editFile(
        root,
        page('zh', cli),
        /(\p{Script=Han})，(?=\p{Script=Han})/u,
        '$1,',
      ),
    check: content,
  },
  {
    name: 'another Chinese word for a term',
    caughtBy: 'zh-terms',
    apply: root => editFile(root, page('zh', cli), '产物', '输出物'),
    check: content,
  },
  {
    name: 'a misspelled word',
    caughtBy: 'spelling',
    apply: root => editFile(root, page('en', cli), ' command ', ' comand '),
    check: command('page', `/${cli}`),
  },
];

export const contentLies: Lie[] = [
  ...referenceLies,
  ...parityLies,
  ...pageLies,
];
