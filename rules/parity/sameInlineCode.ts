import type { InlineCode } from '../../content-model/Page.ts';
import { pairRule } from '../Rule.ts';
import { pairSections, sectionName } from './pairSections.ts';

/**
 * Code inside terms of i18n/glossary.zh.md: “`lib` 项” where English has "item",
 * “保留 `import`” where it has "stays external". These add no facts.
 */
const CODE_IN_TERMS: ReadonlySet<string> = new Set(['lib', 'import']);

/**
 * Both languages of a section name the same code. How often doesn't matter: one
 * repeats a name where the other has a pronoun.
 */
export const sameInlineCode = pairRule({
  id: 'parity-inline-code',
  why: 'A value or option that only one language mentions is a lost fact or a typo.',
  check: (source, translation) =>
    pairSections(source, translation).flatMap(([from, to]) => [
      ...findUnnamed(from.inlineCode, to.inlineCode).map(({ value, line }) => ({
        file: translation.file,
        line: to.line,
        what: `${sectionName(to)} doesn't name \`${value}\`, which the source does (${source.file}:${line}).`,
        remedy: 'Name it here too, or remove it from the source.',
      })),
      ...findUnnamed(to.inlineCode, from.inlineCode)
        .filter(({ value }) => !CODE_IN_TERMS.has(value))
        .map(({ value, line }) => ({
          file: translation.file,
          line,
          what: `\`${value}\` isn't in the source.`,
          remedy: `Name it in ${sectionName(from)} of ${source.file} too, or remove it here.`,
        })),
    ]),
});

/** Code of one text that the other doesn't name, once each. */
function findUnnamed(
  code: readonly InlineCode[],
  other: readonly InlineCode[],
): InlineCode[] {
  const known = new Set(other.map(({ value }) => value));
  return code.filter(({ value }) => {
    const isUnnamed = !known.has(value);
    known.add(value);
    return isUnnamed;
  });
}
