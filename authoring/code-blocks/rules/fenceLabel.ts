import { shownFile } from '../../../content-model/shownFile.ts';
import type { Fence } from '../../../content-model/Page.ts';
import { subjectOf } from '../fences.ts';
import { fenceRule } from './fenceRule.ts';

/** Languages in which a file of this type may be shown. */
const languages: Record<string, string[]> = {
  ts: ['ts'],
  mts: ['ts'],
  cts: ['ts'],
  tsx: ['tsx'],
  js: ['js'],
  mjs: ['js'],
  cjs: ['js'],
  jsx: ['jsx'],
  json: ['json', 'jsonc'],
  css: ['css'],
  vue: ['vue'],
  svelte: ['svelte'],
  svg: ['xml', 'html'],
  html: ['html'],
  txt: ['text'],
  yml: ['yaml'],
};

function expectedLanguages(fence: Fence): string[] | undefined {
  const [subject, value] = subjectOf(fence) ?? [];
  const file = /^(?:source|output)$/.test(subject ?? '')
    ? value
    : subject === 'prints' && shownFile(value);
  if (file) return languages[file.split('.').at(-1) ?? ''] ?? ['text'];
  if (subject === 'command') return ['sh'];
  return subject ? ['text'] : undefined;
}

/** A block's language matches its file. */
export const fenceLanguage = fenceRule({
  id: 'fence-language',
  why: 'Code in the wrong language gets the wrong colors and escapes the rules for its language.',
  check: fence => {
    const expected = expectedLanguages(fence);
    return !expected || expected.includes(fence.lang)
      ? undefined
      : {
          what: `The block is labeled "${fence.lang}" but shows ${expected.join(' or ')}.`,
          remedy: `Write \`\`\`${expected[0]}.`,
        };
  },
});

/** A block's title is the path of the file it shows. */
export const fenceTitle = fenceRule({
  id: 'fence-title',
  why: 'Readers put the code in the file that the title names.',
  check: fence => {
    const { title } = fence.marks;
    const [subject, value] = subjectOf(fence) ?? [];
    const isFile = subject === 'source' || subject === 'output';
    return !isFile || title === undefined || title === value
      ? undefined
      : {
          what: `The title is "${title}" but the block shows "${value}".`,
          remedy: `Write title="${value}".`,
        };
  },
});
