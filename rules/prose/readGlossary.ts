import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '../../content-model/parse.ts';
import { plainText, walk } from '../../content-model/SyntaxNode.ts';

export interface Term {
  en: string;
  /** The correct Chinese words. */
  right: string[];
  /** A word for the same thing that we don't use. */
  wrong: string;
}

/** Where the terms are defined, for people and for the patterns. */
export const GLOSSARY_FILE = 'i18n/glossary.zh.md';

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
