import type {
  Fence,
  PageLink,
  InlineCode,
  Page,
  PageComponent,
  Shape,
  Section,
} from '../../content-model/Page.ts';
import { pairRule, type PageFinding, type Rule } from '../Rule.ts';
import { splitAddress } from '../../shared/siteAddress.ts';
import { addressRules } from '../../site/locales.ts';
import { translateComments } from './translateComments.ts';

/**
 * A rule that compares sections with the same id. The rule on headings reports a
 * section without a counterpart, so that each problem is reported once.
 */
function sectionRule(
  id: string,
  why: string,
  check: (
    from: Section,
    to: Section,
    file: string,
    page: Page,
  ) => PageFinding[],
): Rule {
  return pairRule({
    id,
    why,
    check: (source, translation) =>
      source.sections.flatMap(from => {
        const to = translation.sections.find(section => section.id === from.id);
        return to ? check(from, to, source.file, translation) : [];
      }),
  });
}

/** How a message refers to a section. */
function sectionName({ id }: Section): string {
  return id === '' ? 'the part above the first heading' : `section #${id}`;
}

/** The same code blocks: language, title, and every character but of comments. */
export const sameFences = sectionRule(
  'parity-fences',
  'Code is verified once and shown twice. If it differs, one language shows code that was never built.',
  (from, to, file, page) => {
    if (from.fences.length !== to.fences.length) {
      return [
        {
          line: to.line,
          what: `${sectionName(to)} has ${to.fences.length} code blocks, but its source has ${from.fences.length} (${file}:${from.line}).`,
          remedy: 'Show the same code blocks in both languages.',
        },
      ];
    }
    return from.fences.flatMap((want, index) => {
      const have = to.fences[index];
      const difference = have && describeDifference(want, have, page);
      if (!difference) return [];
      return {
        line: have.line,
        what: `The code block differs from ${file}:${want.line}: ${difference}`,
        remedy:
          'Copy the block from the source; `npm run docs:sync` fills verified blocks.',
      };
    });
  },
);

function describeDifference(
  want: Fence,
  have: Fence,
  page: Page,
): string | undefined {
  if (want.info !== have.info) {
    return `its first line is "${have.info}" instead of "${want.info}".`;
  }
  const wanted = (
    want.marks.source === undefined
      ? want.code
      : translateComments(want.code, page)
  ).split('\n');
  const found = have.code.split('\n');
  const index = wanted.findIndex((line, i) => line !== found[i]);
  if (index < 0 && wanted.length === found.length) return undefined;
  const at = index < 0 ? wanted.length : index;
  return `line ${at + 1} is "${found[at] ?? ''}" instead of "${wanted[at] ?? ''}".`;
}

/** The same links in each section, apart from the language in the URL. */
export const sameLinks = sectionRule(
  'parity-links',
  'If only one language has a link, readers of the other never find that page.',
  (from, to, file) => [
    ...subtract(from.links, to.links).map(({ url, line }) => ({
      line: to.line,
      what: `${sectionName(to)} lacks the link to ${url} (${file}:${line}).`,
      remedy: 'Link to the same page, in the language of this page.',
    })),
    ...subtract(to.links, from.links).map(({ url, line }) => ({
      line,
      what: `The link to ${url} is not in the source.`,
      remedy: `Remove it, or add it to ${sectionName(from)} of ${file}.`,
    })),
  ],
);

/** Other sites, ours and external, have the language in the path as well. */
function withoutLang({ url }: PageLink): string {
  const [, origin = '', path = ''] =
    /^(https?:\/\/[^/]+)?(.*)$/.exec(url) ?? [];
  if (!path.startsWith('/')) return url;
  return origin + splitAddress(path, addressRules).page;
}

/** Links that one list has more often, in any order: word order differs. */
function subtract(
  from: readonly PageLink[],
  links: readonly PageLink[],
): PageLink[] {
  const left = new Map<string, number>();
  for (const link of links) {
    left.set(withoutLang(link), (left.get(withoutLang(link)) ?? 0) + 1);
  }
  return from.filter(link => {
    const count = left.get(withoutLang(link)) ?? 0;
    left.set(withoutLang(link), count - 1);
    return count <= 0;
  });
}

/**
 * Code inside terms of i18n/glossary.zh.md: “`lib` 项” where English has "item",
 * “保留 `import`” where it has "stays external". These add no facts.
 */
const CODE_IN_TERMS: ReadonlySet<string> = new Set(['lib', 'import']);

/**
 * Both languages of a section name the same code. How often doesn't matter: one
 * repeats a name where the other has a pronoun.
 */
export const sameInlineCode = sectionRule(
  'parity-inline-code',
  'A value or option that only one language mentions is a lost fact or a typo.',
  (from, to, file) => [
    ...findUnnamed(from.inlineCode, to.inlineCode).map(({ value, line }) => ({
      line: to.line,
      what: `${sectionName(to)} doesn't name \`${value}\`, which the source does (${file}:${line}).`,
      remedy: 'Name it here too, or remove it from the source.',
    })),
    ...findUnnamed(to.inlineCode, from.inlineCode)
      .filter(({ value }) => !CODE_IN_TERMS.has(value))
      .map(({ value, line }) => ({
        line,
        what: `\`${value}\` isn't in the source.`,
        remedy: `Name it in ${sectionName(from)} of ${file} too, or remove it here.`,
      })),
  ],
);

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

const describe = ({ name, props }: PageComponent) =>
  [
    name,
    ...Object.entries(props).map(([key, value]) => `${key}="${value}"`),
  ].join(' ');

/** The same components and callouts in the same order, except for text. */
export const sameComponents = sectionRule(
  'parity-components',
  'If only one language shows a warning, a tab, or a command, the two pages differ.',
  (from, to, file) => {
    const wanted = from.components.map(describe);
    const found = to.components.map(describe);
    const longer = wanted.length > found.length ? wanted : found;
    // Differences after the first one may only be its consequences.
    const index = longer.findIndex((_, at) => wanted[at] !== found[at]);
    if (index < 0) return [];
    return [
      {
        line: to.components[index]?.line ?? to.line,
        what: `In ${sectionName(to)}, component ${index + 1} is ${found[index] ?? 'missing'}; in the source it is ${wanted[index] ?? 'not there'} (${file}:${from.components[index]?.line ?? from.line}).`,
        remedy:
          'Use the same components with the same values; only the text for readers differs.',
      },
    ];
  },
);

/** The same tables, with the same rows and columns. */
export const sameTables = shapeRule('table', 'a row');

/** The same lists, with the same number of items. */
export const sameLists = shapeRule('list', 'an item');

function shapeRule(kind: Shape['kind'], part: string): Rule {
  return sectionRule(
    `parity-${kind}s`,
    `If only one language has ${part}, readers of the other miss a fact.`,
    (from, to, file) => {
      const wanted = from.shapes.filter(shape => shape.kind === kind);
      const found = to.shapes.filter(shape => shape.kind === kind);
      const longer = wanted.length > found.length ? wanted : found;
      return longer.flatMap((_, index) => {
        const want = wanted[index];
        const have = found[index];
        if (want?.shape === have?.shape) return [];
        return {
          line: have?.line ?? to.line,
          what: `In ${sectionName(to)}, ${kind} ${index + 1} ${have ? `has ${have.shape}` : 'is missing'}; in the source it ${want ? `has ${want.shape} (${file}:${want.line})` : 'does not exist'}.`,
          remedy: `Write the same ${kind} in both languages.`,
        };
      });
    },
  );
}
