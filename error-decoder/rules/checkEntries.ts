import type { Site } from '../../content-model/Site.ts';
import type { Page, Section } from '../../content-model/Page.ts';
import { langs } from '../../site/locales.ts';
import { readAnswer } from '../content-model/readAnswer.ts';
import { foldText } from '../search/foldOutput.ts';
import type { Issue } from '../../tooling/Issue.ts';
import type { AnswerPart, CataloguedError } from '../search/KnownError.ts';
import { ENTRIES_FILE } from './ErrorEntry.ts';
import { reasonOf } from '../../tooling/mistakes.ts';

type Fault = Pick<Issue, 'file' | 'line' | 'what' | 'remedy'>;

/** Each entry leads to a section, in each language, that shows its message. */
export function checkEntries(
  entries: readonly CataloguedError[],
  site: Site,
): Issue[] {
  const faults = [
    ...findRepeated(entries),
    ...entries.flatMap(checkRules),
    ...entries.flatMap(entry =>
      langs.flatMap(lang => check(entry, site, lang)),
    ),
  ];
  return faults.map(fault => ({
    rule: 'error-entry-page',
    why: 'Readers who paste the message are sent to this section.',
    ...fault,
  }));
}

function check(entry: CataloguedError, site: Site, lang: string): Fault[] {
  const page = site.page(entry.page.slice(1), lang);
  if (!page) {
    return inEntries(
      `${entry.id} names the page ${entry.page}, which doesn't exist in "${lang}".`,
      'Correct "page", or write the page.',
    );
  }
  const section = page.sections.find(({ id }) => id === entry.id);
  if (!section) {
    return inEntries(
      `${page.file} has no heading with the id ${entry.id}.`,
      `Write ### … {#${entry.id}} there, or correct "id" and "page".`,
    );
  }
  return [
    ...(showsMessage(section, entry) ? [] : [notShown(page, section, entry)]),
    ...checkAnswer(page, section, entry),
  ];
}

/** The decoder can show what the section says, and the line is one that the fix names. */
function checkAnswer(
  page: Page,
  section: Section,
  { only, change }: CataloguedError,
): Fault[] {
  const place = { file: page.file, line: section.line };
  try {
    const { fix = [] } = readAnswer(section, page.route, only);
    const codes = fix.flatMap(codesOf);
    const unnamed = (change?.line.match(WORDS) ?? []).filter(
      word => word !== 'true' && !codes.some(code => code.includes(word)),
    );
    if (unnamed.length === 0) return [];
    return [
      {
        ...place,
        what: `The fix doesn't name ${unnamed.join(', ')}, which the error decoder tells readers to write.`,
        remedy: `Write it as code in the fix, or correct "change" in ${ENTRIES_FILE}.`,
      },
    ];
  } catch (error) {
    const [what = '', remedy = ''] = reasonOf(error).split(
      /(?<=\.) (?=Write|Use)/,
    );
    return [{ ...place, what, remedy }];
  }
}

/** What a line is made of, besides brackets and quotes. */
const WORDS = /[\w$*./@=-]+/g;

function codesOf(part: AnswerPart): string[] {
  if (typeof part === 'string') return [];
  return 'code' in part ? [part.code] : part.parts.flatMap(codesOf);
}

/** Rules are about names in the message, and fit what they give as an example. */
function checkRules({ id, text, where = {} }: CataloguedError): Fault[] {
  return Object.entries(where).flatMap(([name, { pattern, like }]) => {
    if (!text.includes(`{${name}}`)) {
      return inEntries(
        `${id} has a rule for {${name}}, which its text doesn't contain.`,
        'Correct the name in "where" or in "text".',
      );
    }
    return new RegExp(pattern, 'i').test(foldText(like))
      ? []
      : inEntries(
          `The rule of ${id} for {${name}} doesn't fit its own example, ${JSON.stringify(like)}.`,
          'Correct "pattern", which sees no spaces, or "like".',
        );
  });
}

/** A block of the section prints the message, with anything for placeholders. */
function showsMessage({ fences }: Section, { text }: CataloguedError): boolean {
  const pattern = text
    .split(/\{[^{}\s]*\}/)
    .map(part => RegExp.escape(part))
    .join(String.raw`[\s\S]*?`);
  return fences.some(({ code }) => new RegExp(pattern).test(code));
}

function notShown(
  page: Page,
  section: Section,
  { text }: CataloguedError,
): Fault {
  return {
    file: page.file,
    line: section.line,
    what: `No block of the section prints ${JSON.stringify(text)}.`,
    remedy: `Show the output of an example that prints it, or correct "text" in ${ENTRIES_FILE}.`,
  };
}

function findRepeated(entries: readonly CataloguedError[]): Fault[] {
  return entries
    .filter(({ id }, index) => entries.findIndex(one => one.id === id) < index)
    .flatMap(({ id }) =>
      inEntries(`Two entries have the id ${id}.`, 'Rename one.'),
    );
}

function inEntries(what: string, remedy: string): Fault[] {
  return [{ file: ENTRIES_FILE, line: 1, what, remedy }];
}
