import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '../model/engine.ts';
import { plainText, walk } from '../model/SyntaxNode.ts';

export interface Term {
  en: string;
  /** The Chinese words that are right. */
  right: string[];
  /** Words for the same thing that we do not use. */
  wrong: string[];
}

/** Where the terms are written down, for people and for the rule. */
export const GLOSSARY_FILE = 'i18n/glossary.zh.md';

/** The terms of the glossary that name a word not to write. */
export function readGlossary(): Term[] {
  const root = path.resolve(import.meta.dirname, '../../..');
  return parseGlossary(readFileSync(path.join(root, GLOSSARY_FILE), 'utf8'));
}

/** Reads rows such as `| file extension | 扩展名 | 不写“后缀” |`. */
export function parseGlossary(markdown: string): Term[] {
  return [...walk(parseMarkdown(markdown))]
    .filter(({ type }) => type === 'tableRow')
    .map(({ children = [] }) => children.map(plainText))
    .flatMap(([en = '', right = '', note = '']) => {
      const wrong = readWrongWords(note);
      return wrong.length > 0 ? { en, right: right.split(' / '), wrong } : [];
    });
}

/** `不写“后缀”`, `不写“使用方”“用户”`, `不单写“声明文件”`, `不写 hash`. */
function readWrongWords(note: string): string[] {
  return [...note.matchAll(/不单?写((?:“[^”]+”)+| [\w-]+)/gu)].flatMap(
    ([, words = '']) =>
      words.startsWith('“')
        ? [...words.matchAll(/“([^”]+)”/gu)].map(([, word = '']) => word)
        : [words.trim()],
  );
}
