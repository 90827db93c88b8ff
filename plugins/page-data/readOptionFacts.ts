import { readFileSync } from 'node:fs';
import { readFactLines } from '../../content-model/options/readFactLines.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import type { OptionFacts } from './types.ts';

/** Longer objects are on the option's own page. */
const MAX_OBJECT_LENGTH = 24;

/** Type and default at the start of an option's page, short enough for a list. */
export function readOptionFacts(file: string, lang: string): OptionFacts {
  const source = readFileSync(file, 'utf8');
  // Most pages aren't about an option, and parsing them takes long.
  if (!/^option:/m.test(source)) return {};
  const page = readMdx(file, source);
  const start = page.sections.find(({ id }) => id === '');
  if (typeof page.frontMatter.option !== 'string' || !start) return {};
  const facts = readFactLines({ lang, text: page.text }, start);
  return {
    ...(facts.type && { type: shorten(facts.type.text, 'object') }),
    ...(facts.default && { default: shorten(facts.default.text, '{ … }') }),
  };
}

/** Without the contents of long objects and the addresses of links. */
export function shorten(markdown: string, object: string): string {
  let text = markdown.replace(/\[([^\]]*)\]\([^)]*\)/g, '$1');
  let before;
  do {
    before = text;
    text = text.replace(/\{[^{}]*\}/g, match =>
      match.length > MAX_OBJECT_LENGTH ? object : match.replace(/[{}]/g, hide),
    );
  } while (text !== before);
  return text.replace(/[\u{e000}\u{e001}]/gu, show);
}

// Hides the braces of short objects, so that the object around them can be matched.
const hide = (brace: string) => (brace === '{' ? '\u{e000}' : '\u{e001}');
const show = (mark: string) => (mark === '\u{e000}' ? '{' : '}');
