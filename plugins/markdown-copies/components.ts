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

/** What writers know besides the tag itself. */
export interface CopyFacts {
  /** The page's language. */
  lang: Lang;
  strings: Dictionary;
  diagrams: DiagramTexts;
  /** Where the sources of the examples can be read. */
  exampleSource: string;
  /** The numbers of the home page, by name. */
  figures: Readonly<Record<string, string>>;
}

type CopyWriter = (
  props: Record<string, unknown>,
  facts: CopyFacts,
) => CopyForm;

/**
 * The components that pages may use, as Markdown. A component that is missing
 * here leaves nothing but its content, and `npm run twins:check` then names the
 * page. One that draws belongs here with its text alternative.
 */
export const components: Record<string, CopyWriter> = {
  // A build of the home page, named by the options that lead to it.
  Built: ({ bundle, syntax, format, structure }, { strings }) => {
    const name = [
      bundle && `bundle: ${text(bundle)}`,
      text(syntax),
      text(format).toUpperCase(),
      structure && strings[structureKey(text(structure))],
    ];
    const shown = name.filter(Boolean).join(', ');
    return { lines: shown ? [`**${shown}**`, ''] : [] };
  },
  BuildChart: (_, { lang }) => ({ lines: speedLines(lang) }),
  Callout: ({ type, title }, { strings }) => ({
    lines: [`**${text(title) || calloutWord(text(type), strings)}**`, ''],
    isQuoted: true,
  }),
  ComparisonTable: (_, { lang }) => ({ lines: comparisonLines(lang) }),
  CoverInstall: () => ({ lines: ['```sh', ...commandLines(install), '```'] }),
  Diagram: ({ name }, { diagrams }) => {
    const { title = '', description = '' } = diagrams[text(name)] ?? {};
    return { lines: [`> **${title}**`, '>', `> ${description}`] };
  },
  // Whoever reads the copy has the list below it.
  ErrorDecoder: () => ({ lines: [] }),
  Fact: ({ of, unit }, { figures }) => ({
    lines: [`**${[figures[text(of)], text(unit)].join(' ').trim()}**`, ''],
  }),
  Hero: () => ({ lines: ['```sh', ...commandLines(install), '```'] }),
  PackageManagerTabs: ({ command, extra }) => ({
    lines: ['```sh', ...commandLines(command), ...values(extra), '```'],
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

function structureKey(structure: string) {
  return structure === 'one' ? 'home.explorer.one' : 'home.explorer.each';
}

/** The word for a kind of callout; a kind that has none names itself. */
export function calloutWord(type: string, strings: Dictionary): string {
  const key = `callout.${type}`;
  // `as` is right: a key that is missing gives undefined.
  return (strings as Record<string, string | undefined>)[key] ?? type;
}

function commandLines(command: unknown): string[] {
  return typeof command === 'string'
    ? packageManagers.map(manager => installCommand(command, manager))
    : values(command);
}

function values(byName: unknown): string[] {
  return typeof byName === 'object' && byName !== null
    ? Object.values(byName).map(text)
    : [];
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
