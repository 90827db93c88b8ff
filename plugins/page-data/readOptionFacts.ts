import { readFileSync } from 'node:fs';
import { readFactLines } from '../../content-model/options/readFactLines.ts';
import { shorten } from '../../content-model/options/shortType.ts';
import { readMdx } from '../../content-model/readMdx.ts';
import type { OptionFacts } from './types.ts';

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
