import { pairRule } from '../Rule.ts';
import { compareCounts } from './compareCounts.ts';
import { pairSections, sectionName } from './pairSections.ts';

/**
 * Code inside terms of i18n/glossary.zh.md: “`lib` 项” where English says "item",
 * “保留 `import`” where it says "stays external". More of them is no new fact.
 */
const CODE_IN_TERMS: ReadonlySet<string> = new Set(['lib', 'import']);

/** The same inline code in each section, in any order. */
export const sameInlineCode = pairRule({
  id: 'parity-inline-code',
  why: 'A value or an option that one language names and the other does not is a lost fact, or a typing error.',
  check: (source, translation) =>
    pairSections(source, translation).flatMap(([from, to]) => {
      const { missing, extra } = compareCounts(
        from.inlineCode,
        to.inlineCode,
        ({ value }) => value,
      );
      return [
        ...missing.map(({ value, line }) => ({
          file: translation.file,
          line: to.line,
          what: `${sectionName(to)} names \`${value}\` less often than the source (${source.file}:${line}).`,
          remedy:
            'Name it here too, or leave it out of the source where a pronoun would do.',
        })),
        ...extra
          .filter(({ value }) => !CODE_IN_TERMS.has(value))
          .map(({ value, line }) => ({
            file: translation.file,
            line,
            what: `\`${value}\` stands here more often than in the source.`,
            remedy: `Use the name as often as ${sectionName(from)} of ${source.file} does.`,
          })),
      ];
    }),
});
