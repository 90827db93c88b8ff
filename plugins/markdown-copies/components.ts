import type { Dictionary } from '../../i18n/index.ts';
import { install } from '../../site/site.ts';
import type { Lang } from '../../site/locales.ts';
import {
  installCommand,
  packageManagers,
} from '../../shared/installCommand.ts';
import { comparisonLines, speedLines } from './homeTables.ts';

/** What a component becomes: lines before its content, and around it. */
export interface CopyForm {
  /** Lines in place of the tag. */
  lines: string[];
  /** Its content is quoted, like that of a callout. */
  isQuoted?: boolean;
}

/** The text alternative of each drawing, by name. */
export type DiagramTexts = Readonly<
  Record<string, { title: string; description: string }>
>;

/** What a component's Markdown may depend on, besides its attributes. */
export interface CopyFacts {
  /** The page's language. */
  lang: Lang;
  strings: Dictionary;
  diagrams: DiagramTexts;
  /** Where the sources of the examples can be read. */
  exampleSource: string;
  /** The numbers of the home page, by name. */
  figures: Readonly<Record<string, string>>;
  /** The data of the Explorer's samples, by their name. */
  explorerFiles: Readonly<Record<string, string>>;
  /** Commands for npm only, in the file of all pages, which says this once. */
  isBrief?: boolean;
}

type CopyWriter = (
  props: Record<string, unknown>,
  facts: CopyFacts,
) => CopyForm;

/**
 * The components that pages may use, as Markdown. Of a component that's missing here,
 * only its content is left, and `npm run gate copies:check` reports the page. A
 * component that draws something is listed with its text alternative.
 */
export const components: Record<string, CopyWriter> = {
  // A build of the home page, named by its format.
  Built: ({ format }) => ({ lines: [`**${text(format).toUpperCase()}**`, ''] }),
  BuildChart: (_, { lang }) => ({ lines: speedLines(lang) }),
  Callout: ({ type, title }, { strings }) => ({
    lines: [`**${text(title) || calloutWord(text(type), strings)}**`, ''],
    isQuoted: true,
  }),
  ComparisonTable: (_, { lang }) => ({ lines: comparisonLines(lang) }),
  // What it quotes is in the tables of the copy.
  ConvertConfig: () => ({ lines: [] }),
  Cover: (_, facts) => ({ lines: commandBlocks(install, {}, facts) }),
  Diagram: ({ name }, { diagrams }) => {
    const { title = '', description = '' } = diagrams[text(name)] ?? {};
    return { lines: [`> **${title}**`, '>', `> ${description}`] };
  },
  // The list of messages follows it in the copy.
  ErrorDecoder: () => ({ lines: [] }),
  ExplorerData: (_, { explorerFiles }) => ({
    lines: Object.entries(explorerFiles).map(
      ([id, address]) => `- [${id}.json](${address})`,
    ),
  }),
  // The last section of the copy links to the data.
  ExplorerPage: () => ({ lines: [] }),
  Fact: ({ of }, { figures }) => ({
    lines: [`**${figures[text(of)]}**`, ''],
  }),
  Hero: (_, facts) => ({ lines: commandBlocks(install, {}, facts) }),
  PackageManagerTabs: ({ command, extra }, facts) => ({
    lines: commandBlocks(command, extra, facts),
  }),
  SectionHead: ({ kicker }) => ({ lines: [`**${text(kicker)}**`, ''] }),
  SourceCode: ({ href, example }, { strings, exampleSource }) => ({
    lines: [
      `[${strings['page.source']}](${text(href) || `${exampleSource}/${text(example)}`})`,
    ],
  }),
  Tab: ({ label }) => ({ lines: [`**${text(label)}**`] }),
  Tabs: () => ({ lines: [] }),
};

/** The word for a kind of callout; a kind that has none names itself. */
export function calloutWord(type: string, strings: Dictionary): string {
  const key = `callout.${type}`;
  // `as` is right: a key that is missing gives undefined.
  return (strings as Record<string, string | undefined>)[key] ?? type;
}

/** One block for each package manager: agents run all that a block contains. */
function commandBlocks(
  command: unknown,
  extra: unknown,
  { isBrief }: CopyFacts,
): string[] {
  const commands =
    typeof command === 'string'
      ? packageManagers.map(
          manager => [manager, installCommand(command, manager)] as const,
        )
      : entries(command);
  const shown = [...commands, ...entries(extra)];
  return (isBrief ? shown.slice(0, 1) : shown).flatMap(([name, line]) => [
    `**${name}**`,
    '',
    '```sh',
    line,
    '```',
    '',
  ]);
}

function entries(byName: unknown): (readonly [name: string, line: string])[] {
  return typeof byName === 'object' && byName !== null
    ? Object.entries(byName).map(([name, line]) => [name, text(line)] as const)
    : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
