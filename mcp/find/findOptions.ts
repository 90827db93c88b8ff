import { splitBlocks } from '../../content-model/splitBlocks.ts';
import { nestedSections } from '../../content-model/splitCopy.ts';
import { dictionaries } from '../../i18n/index.ts';
import type { Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import type { OptionEntry } from '../../content-model/options/OptionEntry.ts';
import type { DocParts, ExampleEntry } from '../docs/Docs.ts';
import { fence } from '../describe/fence.ts';
import { absoluteLinks } from '../describe/quote.ts';

/** A config that shows more than the option doesn't explain it. */
const MAX_EXAMPLE_LENGTH = 1500;

/** The options that a name may refer to, exact match first: `dts` is `lib.dts`. */
export function findOptions(
  options: readonly OptionEntry[],
  name: string,
): OptionEntry[] {
  const asked = plainName(name);
  const rank = (option: OptionEntry): number => {
    const full = option.name.toLowerCase();
    const short = full.replace(/^lib\./, '');
    if (full === asked) return 0;
    // An item of `lib` takes what is outside, too.
    if (short === asked || `lib.${full}` === asked) return 1;
    return full.endsWith(`.${asked}`) ? 2 : 3;
  };
  const found = options
    .filter(option => rank(option) < 3)
    .toSorted((a, b) => rank(a) - rank(b));
  const isPath = asked.includes('.');
  const best = found.filter(option =>
    isPath ? rank(option) < 2 : !option.isNested,
  );
  return best.length > 0 ? best : found;
}

/** A name as it may be typed: `rslib.dts`, `` `dts` ``, `DTS`. */
export function plainName(name: string): string {
  return name
    .trim()
    .replace(/`|^rslib\.|\(\)$/g, '')
    .toLowerCase();
}

/** Where examples come from. */
export type ExampleSources = Pick<DocParts, 'pages' | 'examples'>;

/** An option as text: name, type, default, what it does, an example, where to read on. */
export function describeOption(
  option: OptionEntry,
  sources: ExampleSources,
  lang: Lang,
): string {
  const { name, facts, since, description, url } = option;
  const colon = lang === 'zh' ? '：' : ':';
  const label = dictionaries[lang]['option.since'];
  return [
    `## ${name}`,
    [
      ...facts,
      ...(since === undefined ? [] : [`- **${label}${colon}** ${since}`]),
    ].join('\n'),
    absoluteLinks(description),
    findExample(option, sources),
    url,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/**
 * The first config on the option's page that sets it, in its own section if there is
 * one; otherwise, the shortest config of an example.
 */
export function findExample(
  { name, url }: OptionEntry,
  { pages, examples }: ExampleSources,
): string {
  const [path = '', id = ''] = url.replace(origin, '').split('#');
  const sections = Object.hasOwn(pages, path) ? (pages[path] ?? []) : [];
  const last = name.split('.').at(-1) ?? name;
  const sets = new RegExp(`\\b${last}\\b['"]?\\s*[:,(}]`);
  const isShown = (block: string) =>
    block.startsWith('```') &&
    block.length <= MAX_EXAMPLE_LENGTH &&
    sets.test(block);
  const blocks = [...nestedSections(sections, id), ...sections].flatMap(
    ({ text }) => splitBlocks(text),
  );
  return (
    blocks.find(block => isShown(block) && block.includes('rslib.config')) ??
    shortestConfig(examples, sets) ??
    blocks.find(isShown) ??
    ''
  );
}

function shortestConfig(
  examples: readonly ExampleEntry[],
  sets: RegExp,
): string | undefined {
  const [shortest] = examples
    .filter(({ id }) => !id.startsWith('fail-'))
    .flatMap(({ id, sources }) => {
      const config = sources['rslib.config.ts'];
      return config && sets.test(config) ? [{ id, config }] : [];
    })
    .sort((a, b) => a.config.length - b.config.length);
  return shortest && fence('rslib.config.ts', shortest.config);
}
