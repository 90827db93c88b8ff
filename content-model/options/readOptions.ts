import type { Page, Section } from '../Page.ts';
import { Site } from '../Site.ts';
import { listPaths } from './listPaths.ts';
import { knownDefault } from './knownDefault.ts';
import { declaredPath, documentedOptions } from './documentedOptions.ts';
import { factLabels, readFactLines } from './readFactLines.ts';
import { readReference, type Reference } from './Reference.ts';
import type { Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import type { OptionCard } from '../../shared/optionCards.ts';
import type { OptionEntry } from './OptionEntry.ts';
import { sentenceOf } from './firstSentence.ts';
import { shorten, shortTypeLine } from './shortType.ts';
import since from './since.json' with { type: 'json' };
import { nestedOptions } from './nestedOptions.ts';

/** For options outside lib, which are in a section named after them. */
const RSBUILD_PAGE = /^config\/rsbuild\/(?!index$)/;
const OPTION_PATH = /^[a-z]\w*(?:\.\w+)*$/;

/**
 * All options that the pages of a language document, checked by reference:check, and
 * what the types have below them.
 */
export function readOptions(
  root: string,
  packageFolder: string,
  lang: Lang,
): OptionEntry[] {
  const site = new Site(root);
  const reference = readReference(packageFolder);
  const pages = site.ids
    .filter(isConfigPage)
    .flatMap(id => site.page(id, lang) ?? []);
  const documented = pages.flatMap(page =>
    RSBUILD_PAGE.test(page.id)
      ? rsbuildOptions(page)
      : libOptions(page, reference),
  );
  return nestedOptions(documented, listPaths(packageFolder), pages);
}

/** Other pages document no options, and reading them takes time. */
function isConfigPage(id: string): boolean {
  return id.startsWith('config/');
}

function libOptions(page: Page, reference: Reference): OptionEntry[] {
  if (declaredPath(page) === undefined) return [];
  const labels = factLabels[page.lang];
  const start = page.sections.find(({ id }) => id === '');
  const whole = declaredPath(page) === '' && start;
  const options = documentedOptions(page, reference).map(
    ({ option, section }) => {
      const facts = readFactLines(page, section);
      const type = facts.type?.text ?? `\`${option.types[1]}\``;
      const value =
        knownDefault(option, reference, page.lang) ?? facts.default?.text;
      return {
        ...entryOf(page, section, `lib.${option.path}`),
        facts: [
          `- **${labels?.type ?? ''}** ${type}`,
          ...(value ? [`- **${labels?.default ?? ''}** ${value}`] : []),
        ],
      };
    },
  );
  return whole ? [entryOf(page, whole, 'lib'), ...options] : options;
}

function rsbuildOptions(page: Page): OptionEntry[] {
  return page.sections.flatMap(section => {
    const name =
      section.id === '' ? String(page.frontMatter.title) : section.title;
    return OPTION_PATH.test(name) ? [entryOf(page, section, name)] : [];
  });
}

function entryOf(page: Page, section: Section, name: string): OptionEntry {
  const [first] = section.nodes.filter(({ type }) => type !== 'heading');
  const paragraph = section.nodes.find(({ type }) => type === 'paragraph');
  const textOf = (node: typeof first) =>
    node
      ? page.text.slice(node.position.start.offset, node.position.end.offset)
      : '';
  const list = first?.type === 'list' ? textOf(first) : '';
  const { type } = readFactLines(page, section);
  return {
    ...cardOf(page, section, name),
    facts: list
      .split('\n')
      .filter(line => line.startsWith('- **'))
      // A block below it.
      .map(line =>
        /[:：]\*\*$/.test(line) && type ? `${line} ${type.text}` : line,
      ),
    description: textOf(paragraph),
    url: origin + page.route + (section.id ? `#${section.id}` : ''),
  };
}

const versions: Readonly<Record<string, string>> = since;

/** The same as the row on the option's page, and the first sentence of its section. */
function cardOf(page: Page, section: Section, name: string): OptionCard {
  const own = name.replace(/^lib\./, '');
  const facts = readFactLines(page, section);
  const paragraph = section.nodes.find(({ type }) => type === 'paragraph');
  const version = own === name ? undefined : versions[own];
  return {
    name,
    does: sentenceOf(paragraph, own),
    ...(facts.type && { type: shortTypeLine(facts.type) }),
    ...(facts.default && { default: shorten(facts.default.text, '{ … }') }),
    ...(version !== undefined && { since: version }),
  };
}
