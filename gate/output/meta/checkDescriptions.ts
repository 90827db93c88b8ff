import type { Issue } from '../../../tooling/Issue.ts';
import { fault } from './fault.ts';
import { metaOf, type Head } from './readHead.ts';

const HAN = /\p{Script=Han}/u;
const PLUGIN = 'plugins/page-meta';

/** Tags that link previews need. */
const PREVIEW_TAGS = [
  'og:type',
  'og:site_name',
  'og:title',
  'og:description',
  'og:url',
  'og:locale',
  'og:image',
  'og:image:width',
  'og:image:height',
  'twitter:card',
];

/** Title, description, preview tags, and colors of every page. */
export function checkDescriptions(heads: readonly Head[]): Issue[] {
  return heads.flatMap(head => [
    ...checkText(head),
    ...checkPreview(head),
    ...checkColors(head),
  ]);
}

function checkText(head: Head): Issue[] {
  const descriptions = metaOf(head, 'description');
  const isChinese = head.lang.startsWith('zh');
  const faults: string[] = [];
  if (head.titles.length !== 1 || !head.titles[0]?.trim()) {
    faults.push(`The page has ${head.titles.length} titles, or an empty one.`);
  }
  if (descriptions.length !== 1 || !descriptions[0]?.trim()) {
    faults.push(
      `The page has ${descriptions.length} descriptions, or an empty one.`,
    );
  } else if (HAN.test(descriptions[0]) !== isChinese) {
    faults.push(
      `The description isn't in the page's language (${head.lang}): ${descriptions[0]}`,
    );
  }
  return faults.map(what =>
    fault(head.file, 'words', {
      what,
      why: 'Search results and tabs show them.',
      remedy: "Write title and description in the page's front matter.",
    }),
  );
}

function checkPreview(head: Head): Issue[] {
  const wrong = PREVIEW_TAGS.filter(name => metaOf(head, name).length !== 1);
  const [url = ''] = metaOf(head, 'og:url');
  const faults = [
    ...(wrong.length > 0
      ? [`These tags don't occur exactly once: ${wrong.join(', ')}.`]
      : []),
    ...(url === head.url ? [] : [`og:url is ${url}, not ${head.url}.`]),
  ];
  return faults.map(what =>
    fault(head.file, 'preview', {
      what,
      why: 'Previews of shared links show these tags.',
      remedy: `See createTags in ${PLUGIN}. Without og:image: does the build say that the font is missing?`,
    }),
  );
}

function checkColors(head: Head): Issue[] {
  const media = head.metas
    .filter(({ name }) => name === 'theme-color')
    .map(({ media: condition = '' }) => condition);
  const isComplete =
    media.length === 2 &&
    ['light', 'dark'].every(scheme =>
      media.includes(`(prefers-color-scheme: ${scheme})`),
    );
  if (isComplete) return [];
  return [
    fault(head.file, 'theme-color', {
      what: `theme-color is given for ${media.join(' and ') || 'no scheme'}, not for light and dark.`,
      why: 'The bar of a phone would stand out from the page.',
      remedy: `See createTags in ${PLUGIN}; the colour is in theme/styles/tokens.css.`,
    }),
  ];
}
