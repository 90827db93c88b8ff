import { pairRule } from '../Rule.ts';
import { compareCounts } from './compareCounts.ts';
import { pairSections, sectionName } from './pairSections.ts';

/**
 * Code inside terms of i18n/glossary.zh.md: “`lib` 项” where English has "item",
 * “保留 `import`” where it has "stays external". More of these adds no facts.
 */
const CODE_IN_TERMS: ReadonlySet<string> = new Set(['lib', 'import']);

/** The same inline code in each section, in any order. */
export const sameInlineCode = pairRule({
  id: 'parity-inline-code',
  why: 'A value or option that only one language mentions is a lost fact or a typo.',
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
            'Mention it here too, or remove it from the source where a pronoun would do.',
        })),
        ...extra
          .filter(({ value }) => !CODE_IN_TERMS.has(value))
          .map(({ value, line }) => ({
            file: translation.file,
            line,
            what: `\`${value}\` appears here more often than in the source.`,
            remedy: `Use it as often as ${sectionName(from)} of ${source.file} does.`,
          })),
      ];
    }),
});
