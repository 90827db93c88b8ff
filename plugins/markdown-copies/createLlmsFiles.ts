import {
  installCommand,
  packageManagers,
} from '../../shared/installCommand.ts';
import { dropRepeats } from './dropRepeats.ts';
import type { ReadingSection } from './readingOrder.ts';
import type { Dictionary } from '../../i18n/index.ts';

/** A page as agents find it: its address as Markdown, and the Markdown. */
export interface LlmsPage {
  title: string;
  description: string;
  url: string;
  /** Without what only a page by itself needs. */
  brief: string;
}

export interface LlmsSite {
  title: string;
  description: string;
  /** Where the text of all pages is. */
  fullUrl: string;
  /** How to ask instead of reading, with a link to the page about it; may be ''. */
  serverNote: string;
  /**
   * Says once how commands differ between package managers; replaces what an earlier
   * page says.
   */
  commandsNote: string;
  sameNote: string;
  sections: readonly ReadingSection<LlmsPage>[];
}

/** The list of all pages with what each is about, after llmstxt.org. */
export function createLlmsIndex({
  title,
  description,
  fullUrl,
  serverNote,
  sections,
}: LlmsSite): string {
  const parts = sections.map(({ name, pages }) => {
    const list = pages.map(page => {
      const about = page.description && `: ${page.description}`;
      return `- [${page.title}](${page.url})${about}`;
    });
    return [...(name ? [`## ${name}`, ''] : []), ...list].join('\n');
  });
  const head = [`# ${title}`, `> ${description}`, fullUrl, serverNote];
  return `${[...head, ...parts].filter(Boolean).join('\n\n')}\n`;
}

/**
 * The npm commands that pages use; a table translates them for other package managers.
 */
const COMMANDS = ['install', 'install -D x', 'uninstall x', 'run x', 'exec x'];

/** The text of all pages, one after the other, each with its address. */
export function createLlmsFull({
  commandsNote,
  sameNote,
  sections,
}: LlmsSite): string {
  const pages = sections
    .flatMap(section => section.pages)
    .map(({ url, brief }) => ({ url, markdown: brief }));
  const rows = COMMANDS.map(command =>
    packageManagers
      .map(manager => `\`${installCommand(command, manager)}\``)
      .join(' | '),
  );
  const table = [
    packageManagers.join(' | '),
    packageManagers.map(() => '---').join(' | '),
    ...rows,
  ].map(row => `| ${row} |`);
  const texts = dropRepeats(pages, sameNote).map(
    ({ url, markdown }) => `---\nurl: ${url}\n---\n\n${markdown}`,
  );
  return [`${commandsNote}\n\n${table.join('\n')}\n`, ...texts].join('\n');
}

/** The answer to a request for Markdown that doesn't exist. */
export function notFoundCopy(strings: Dictionary, indexUrl: string): string {
  return `# ${strings['notFound.title']}\n\n${strings['notFound.text']}\n\n${indexUrl}\n`;
}
