import type { Page, Section } from '../Page.ts';
import { Site } from '../Site.ts';
import { listPaths } from './listPaths.ts';
import { knownDefault } from './knownDefault.ts';
import { declaredPath, documentedOptions } from './documentedOptions.ts';
import { factLabels, readFactLines } from './readFactLines.ts';
import { readReference, type Reference } from './Reference.ts';
import type { Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import type { OptionEntry } from './OptionEntry.ts';
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
  return documentedOptions(page, reference).map(({ option, section }) => {
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
  });
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
  return {
    name,
    facts: list.split('\n').filter(line => line.startsWith('- **')),
    description: textOf(paragraph),
    url: origin + page.route + (section.id ? `#${section.id}` : ''),
  };
}
