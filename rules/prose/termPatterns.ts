import { GLOSSARY_FILE, readGlossary } from './readGlossary.ts';
import type { ProsePattern } from './ProsePattern.ts';

/** One pattern for each word that the glossary lists after 不写 or 避免. */
export function termPatterns(): ProsePattern[] {
  return readGlossary().map(({ en, right, wrong }) => ({
    id: `zh-term:${wrong}`,
    lang: 'zh',
    pattern: outside(wrong, right),
    why: 'Two names for one thing make readers look for a difference.',
    write: `"${right.join('" or "')}", as ${GLOSSARY_FILE} has it for "${en}"`,
    bad: `这里有${wrong}。`,
    good: `这里有${right.join('和')}。`,
  }));
}

/** The word, unless it's part of a correct term: 三方依赖, not 第三方依赖. */
function outside(word: string, right: readonly string[]): RegExp {
  const guards = right
    .filter(term => term.includes(word))
    .map(term => {
      const [before = '', after = ''] = term.split(word);
      return `(?!(?<=${RegExp.escape(before)})${RegExp.escape(word + after)})`;
    });
  return new RegExp(`${guards.join('')}${RegExp.escape(word)}`, 'gu');
}
