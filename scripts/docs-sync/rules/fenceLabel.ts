import { subjectOf, type PageFence } from '../PageFence.ts';
import { fenceRule } from './fenceRule.ts';

/** Languages in which a file of this kind may be shown. */
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
  svg: ['xml', 'html'],
  html: ['html'],
  txt: ['text'],
};

function expectedLanguages(fence: PageFence): string[] | undefined {
  const [subject, value] = subjectOf(fence) ?? [];
  if (subject === 'source' || subject === 'output') {
    return languages[value?.split('.').at(-1) ?? ''] ?? ['text'];
  }
  if (subject === 'command') return ['sh'];
  return subject ? ['text'] : undefined;
}

/** The language of a block is that of the file. */
export const fenceLanguage = fenceRule({
  id: 'fence-language',
  why: 'Code in the wrong language is coloured wrongly and escapes rules for that language.',
  check: fence => {
    const expected = expectedLanguages(fence);
    return !expected || expected.includes(fence.lang)
      ? undefined
      : {
          what: `The block says "${fence.lang}" and shows ${expected.join(' or ')}.`,
          remedy: `Write \`\`\`${expected[0]}.`,
        };
  },
});

/** The title of a block is the path of the file it shows. */
export const fenceTitle = fenceRule({
  id: 'fence-title',
  why: 'A reader puts the code where the title says.',
  check: fence => {
    const { title } = fence.marks;
    const [subject, value] = subjectOf(fence) ?? [];
    const isFile = subject === 'source' || subject === 'output';
    return !isFile || title === undefined || title === value
      ? undefined
      : {
          what: `The title says "${title}" and the block shows "${value}".`,
          remedy: `Write title="${value}".`,
        };
  },
});
