import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { likelyMeant } from '../../shared/nearest.ts';
import type { Lang } from '../../site/locales.ts';
import { answer, notFound } from '../answer.ts';
import type { OptionEntry } from '../../content-model/options/OptionEntry.ts';
import type { DocParts } from '../docs/Docs.ts';
import { plainName } from '../find/findOptions.ts';
import { migrationRows } from '../find/migrationRows.ts';

/** More would be a list, not an answer. */
const MAX_NEAREST = 4;

/** What to say about a name that isn't an option: who has it, or what was meant. */
export function describeUnknown(
  options: readonly OptionEntry[],
  pages: DocParts['pages'],
  name: string,
  lang: Lang,
): CallToolResult {
  const asked = plainName(name);
  const rows = migrationRows(pages, asked, lang);
  if (rows.length > 0) {
    const lines = rows.map(
      ({ page, theirs, ours, url }) =>
        `- ${page}: ${theirs} → ${ours} (${url})`,
    );
    return answer(
      [`${name} is an option of other tools. In Rslib:`, ...lines].join('\n'),
    );
  }
  const names = options.map(option => option.name);
  // Of a single word, options without a section would be any.
  const isPath = asked.includes('.');
  const likely = options.filter(({ isNested }) => isPath || !isNested);
  const nearest = nearestOptions(
    likely.map(option => option.name),
    asked,
  );
  const roots = new Set(names.map(one => one.replace(/\..*/, '')));
  return notFound(
    nearest.length > 0
      ? `There is no option ${name}. Did you mean ${nearest.join(', ')}?`
      : `There is no option ${name}. Options: ${[...roots].join(', ')}, and what is below them. search finds options by what they do.`,
  );
}

function nearestOptions(names: readonly string[], asked: string): string[] {
  const byPath = new Map(names.map(name => [asPath(name), name]));
  return likelyMeant(asPath(asked), [...byPath.keys()])
    .slice(0, MAX_NEAREST)
    .flatMap(path => byPath.get(path) ?? []);
}

/** The parts of an option's name are like those of an address. */
function asPath(name: string): string {
  return name.toLowerCase().replaceAll('.', '/');
}
