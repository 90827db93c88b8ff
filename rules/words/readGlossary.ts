import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseMarkdown } from '../../content-model/parse.ts';
import { plainText, walk } from '../../content-model/SyntaxNode.ts';

export interface Term {
  en: string;
  /** The correct Chinese words. */
  right: string[];
  /** Words for the same thing that we don't use. */
  wrong: string[];
}

/** Where the terms are defined, for people and for the rule. */
export const GLOSSARY_FILE = 'i18n/glossary.zh.md';

/** The glossary terms that list a word not to write. */
export function readGlossary(): Term[] {
  return parseGlossary(readText());
}

/** Words that pages still use and that we're phasing out. */
export function readAvoided(): (Omit<Term, 'wrong'> & { word: string })[] {
  return readRows(readText()).flatMap(({ en, right, note }) =>
    quotedAfter(/避免((?:“[^”]+”)+)/gu, note).map(word => ({
      en,
      right,
      word,
    })),
  );
}

/** Reads rows such as `| file extension | 扩展名 | 不写“后缀” |`. */
export function parseGlossary(markdown: string): Term[] {
  return readRows(markdown).flatMap(({ en, right, note }) => {
    // `不写“后缀”`, `不写“使用方”“用户”`, `不单写“声明文件”`, `不写 hash`.
    const wrong = quotedAfter(/不单?写((?:“[^”]+”)+| [\w-]+)/gu, note);
    return wrong.length > 0 ? { en, right, wrong } : [];
  });
}

function readText(): string {
  const root = path.resolve(import.meta.dirname, '../..');
  return readFileSync(path.join(root, GLOSSARY_FILE), 'utf8');
}

function readRows(
  markdown: string,
): { en: string; right: string[]; note: string }[] {
  return [...walk(parseMarkdown(markdown))]
    .filter(({ type }) => type === 'tableRow')
    .map(({ children = [] }) => children.map(plainText))
    .map(([en = '', right = '', note = '']) => ({
      en,
      right: right.split(' / '),
      note,
    }));
}

/** The words in quotation marks after a mark, or the single unquoted word. */
function quotedAfter(mark: RegExp, note: string): string[] {
  return [...note.matchAll(mark)].flatMap(([, words = '']) =>
    words.startsWith('“')
      ? [...words.matchAll(/“([^”]+)”/gu)].map(([, word = '']) => word)
      : [words.trim()],
  );
}
