import { type Rule, pairRule, type PageFinding } from '../Rule.ts';
import {
  sameComponents,
  sameFences,
  sameLinks,
  sameInlineCode,
  sameLists,
  sameTables,
} from './sameSections.ts';
import { upToDate, lockOf } from './upToDate.ts';
import { langs } from '../../site/locales.ts';
import {
  frontMatterLine,
  frontMatterValues,
} from '../../content-model/frontMatter.ts';
import type { Page, Section } from '../../content-model/Page.ts';

const headings = ({ sections }: Page) => sections.slice(1);
const mark = ({ level, id }: Section) => `${'#'.repeat(level)} {#${id}}`;

/** The same headings: level and id, in the same order. */
export const sameHeadings = pairRule({
  id: 'parity-headings',
  why: 'A link to a section has to work in both languages, and readers switch languages in the middle of a page.',
  check: (source, translation): PageFinding[] => {
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
        line: have?.line ?? translation.source.split('\n').length,
        what: `Heading ${first + 1} is ${have ? `"${mark(have)}" (${have.title})` : 'missing'}; the source has ${want ? `"${mark(want)}" (${want.title}, ${source.file}:${want.line})` : 'no heading there'}.`,
        remedy: want
          ? `Give the section the heading "${'#'.repeat(want.level)} … {#${want.id}}", in the order of the source.`
          : 'Remove the section, or add it to the source too.',
      },
    ];
  },
});

const langPrefix = new RegExp(`^"/(?:${langs.join('|')})/`);

/** The same front matter: keys, and values that aren't text. */
export const sameFrontMatter = pairRule({
  id: 'parity-front-matter',
  why: "The front matter sets a page's layout, date, and subject, which don't depend on the language.",
  check: (source, translation): PageFinding[] => {
    const wanted = describeValues(source);
    const found = describeValues(translation);
    return [...new Set([...wanted.keys(), ...found.keys()])]
      .filter(key => wanted.get(key) !== found.get(key))
      .map(key => ({
        line: frontMatterLine(translation, key),
        what: `${key} is ${found.get(key) ?? 'missing'}; in ${source.file} it is ${wanted.get(key) ?? 'missing'}.`,
        remedy:
          'Give both files the same keys, and the same values except for text.',
      }));
  },
});

function describeValues(page: Page): Map<string, string> {
  return new Map(
    frontMatterValues(page).map(({ path, value, isWords }) => [
      path,
      isWords ? 'words' : JSON.stringify(value).replace(langPrefix, '"/'),
    ]),
  );
}

/** Each page exists in each language, at the same path. */
export const samePages: Rule = {
  id: 'parity-pages',
  why: 'The language switch and every link lead to the same path in the other language.',
  check: (id, site) => {
    const present = langs.find(lang => site.page(id, lang));
    return langs
      .filter(lang => !site.page(id, lang))
      .map(lang => ({
        file: site.fileOf(id, lang),
        line: 1,
        what: `This page does not exist, but ${site.fileOf(id, present ?? lang)} does.`,
        remedy: `Write it, or remove the page in the other language too.`,
      }));
  },
};

/** A page's translation was accepted at least once. */
const translated = pairRule({
  id: 'not-yet-translated',
  why: 'Nobody has said yet that the translation of this page is complete.',
  check: (source, translation, site) =>
    lockOf(site)[translation.lang]?.[translation.id]
      ? []
      : [
          {
            line: 1,
            what: `The page is new: it hasn't been accepted as the translation of ${source.file}.`,
            remedy: `Translate it, then run \`npm run i18n:accept ${source.id}\`.`,
          },
        ],
});

export const parityRules: readonly Rule[] = [
  samePages,
  sameFrontMatter,
  sameHeadings,
  sameFences,
  sameLinks,
  sameTables,
  sameLists,
  sameComponents,
  sameInlineCode,
  translated,
  upToDate,
];
