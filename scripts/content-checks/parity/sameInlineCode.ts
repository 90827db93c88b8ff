import { pairRule } from '../Rule.ts';
import { compareCounts } from './compareCounts.ts';
import { pairSections, sectionName } from './pairSections.ts';

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
        ...extra.map(({ value, line }) => ({
          file: translation.file,
          line,
          what: `\`${value}\` stands here more often than in the source.`,
          remedy: `Use the name as often as ${sectionName(from)} of ${source.file} does.`,
        })),
      ];
    }),
});
