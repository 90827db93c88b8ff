import type { ProsePattern } from './ProsePattern.ts';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '../../content-model/parse.ts';
import { plainText, walk } from '../../content-model/SyntaxNode.ts';

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

interface Term {
  en: string;
  /** The correct Chinese words. */
  right: string[];
  /** A word for the same thing that we don't use. */
  wrong: string;
}

/** Where the terms are defined, for people and for the patterns. */
const GLOSSARY_FILE = 'i18n/glossary.zh.md';

/** The words of the glossary that aren't to be written. */
export function readGlossary(): Term[] {
  const root = path.resolve(import.meta.dirname, '../..');
  return parseGlossary(readFileSync(path.join(root, GLOSSARY_FILE), 'utf8'));
}

/** `不写“后缀”`, `不写“使用方”“用户”`, `不单写“声明文件”`, `避免“后缀”`, `不写 hash`. */
const WRONG = /(?:不单?写|避免)((?:“[^”]+”)+| [\w-]+)/gu;

/** Reads rows such as `| file extension | 扩展名 | 不写“后缀” |`. */
export function parseGlossary(markdown: string): Term[] {
  return [...walk(parseMarkdown(markdown))]
    .filter(({ type }) => type === 'tableRow')
    .map(({ children = [] }) => children.map(plainText))
    .flatMap(([en = '', right = '', note = '']) =>
      [...note.matchAll(WRONG)]
        .flatMap(([, words = '']) => words.match(/[^“”]+/gu) ?? [])
        .map(word => ({
          en,
          right: right.split(' / '),
          wrong: word.trim(),
        })),
    );
}
