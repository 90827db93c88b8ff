import { describe, expect, test } from '@rstest/core';
import { Site } from '../../content-model/Site.ts';
import type { Reference } from '../../content-model/options/Reference.ts';
import { checkFiles, withFiles } from '../testing/checkFiles.ts';
import { checkExportCoverage } from './coverage.ts';
import { signatureIsRight } from './signatureIsRight.ts';

const exported = (name: string, ...declarations: string[]) => ({
  name,
  isType: false,
  declarations,
  declarationsOf: (other: string) =>
    other === 'Inner' ? ['type Inner=string'] : [],
});

const reference: Reference = {
  package: 'p 1.0.0',
  options: [],
  defaults: {},
  exports: [
    exported('run', 'function run(a:Inner):void', 'function run():void'),
    exported('Tool.stop', 'stop():void'),
  ],
};

const section = (heading: string, name: string, code: string) =>
  `---\ntitle: A\n---\n\nText.\n\n## ${heading}\n\n\`\`\`ts signature="${name}"\n${code}\n\`\`\`\n`;
const run = section('run()', 'run', 'function run(\n  a: Inner,\n): void;');
const stop = section('stop()', 'Tool.stop', 'stop(): void;');

const whats = (text: string, file = 'en/api/a.mdx') =>
  checkFiles(signatureIsRight(reference), { [file]: text })
    .map(({ what, remedy }) => `${what} ${remedy}`)
    .join('\n');

describe('reference-signature', () => {
  test.each([
    ['a function in another layout', run],
    ['one of its overloads', run.replace('\n  a: Inner,\n', '')],
    ['a method', stop],
    [
      'a type that the declaration refers to',
      run.replace(': void;', ': void;\n\ntype Inner = string;'),
    ],
    ['headings that are words', 'Text.\n\n## Troubleshooting\n'],
  ])('accepts %s', (_, text) => {
    expect(whats(text)).toBe('');
  });

  test.each([
    ['another type', run.replace('Inner', 'string'), 'function run(a:Inner)'],
    ['another name', stop.replace('stop():', 'end():'), 'Write, in any layout'],
    [
      'a wrong type next to it',
      run.replace(': void;', ': void;\n\ntype Inner = number;'),
      'type Inner=string',
    ],
    ['no code', section('run()', 'run', '!'), 'declares run differently'],
    [
      'an export that the package does not have',
      section('walk()', 'walk', 'function walk(): void;'),
      'exports no walk. If it was renamed',
    ],
    [
      'a block below another heading',
      run.replace('## run()', '## walk()'),
      'in the section "walk()"',
    ],
    [
      'a section without a block',
      'Text.\n\n## walk()\n\nText.\n',
      'signature="walk" if the package exports it',
    ],
    ['a type without a block', 'Text.\n\n### Tool\n', '"Tool" doesn\'t show'],
  ])('finds %s', (_, text, message) => {
    expect(whats(text)).toContain(message);
  });

  test('a guide may name a function in a heading', () => {
    expect(whats('Text.\n\n## walk()\n', 'en/guide/a.mdx')).toBe('');
  });
});

describe('reference-exports', () => {
  const missing = (files: Record<string, string>) =>
    withFiles(files, root =>
      checkExportCoverage(new Site(root), reference).map(({ what }) => what),
    );

  test('accepts one section for each export and each method', () => {
    expect(
      missing({ 'content/en/api/a.mdx': run, 'content/en/api/b.mdx': stop }),
    ).toEqual([]);
  });

  test('finds an export without a section', () => {
    expect(missing({ 'content/en/api/a.mdx': run })).toEqual([
      'Tool.stop of p 1.0.0 has no section.',
    ]);
  });

  test('finds an export with two sections', () => {
    const files = { 'content/en/api/a.mdx': run + stop.split('Text.')[1] };
    expect(missing({ ...files, 'content/en/api/b.mdx': run })).toEqual([
      'run of p 1.0.0 has 2 sections.',
    ]);
  });
});
