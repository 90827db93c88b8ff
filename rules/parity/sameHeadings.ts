import type { Finding } from '../../tooling/Issue.ts';
import type { Page, Section } from '../../content-model/Page.ts';
import { pairRule } from '../Rule.ts';

const headings = ({ sections }: Page) => sections.slice(1);
const mark = ({ level, id }: Section) => `${'#'.repeat(level)} {#${id}}`;

/** The same headings: level and id, in the same order. */
export const sameHeadings = pairRule({
  id: 'parity-headings',
  why: 'A link to a section has to work in both languages, and readers switch languages in the middle of a page.',
  check: (source, translation): Finding[] => {
    const wanted = headings(source);
    const found = headings(translation);
    const index = wanted.findIndex(
      (section, i) => !found[i] || mark(section) !== mark(found[i]),
    );
    // Differences after the first one may only be its consequences.
    const first = index < 0 ? wanted.length : index;
    const want = wanted[first];
    const have = found[first];
    if (!want && !have) return [];
    return [
      {
        file: translation.file,
        line: have?.line ?? translation.source.split('\n').length,
        what: `Heading ${first + 1} is ${have ? `"${mark(have)}" (${have.title})` : 'missing'}; the source has ${want ? `"${mark(want)}" (${want.title}, ${source.file}:${want.line})` : 'no heading there'}.`,
        remedy: want
          ? `Give the section the heading "${'#'.repeat(want.level)} … {#${want.id}}", in the order of the source.`
          : 'Remove the section, or add it to the source too.',
      },
    ];
  },
});
