import type {
  Conversion,
  Note,
  ToolName,
} from '@rslib-website/converter/Conversion';
import { converterStrings } from '../../i18n/converter/index.ts';
import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules, type Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import { fence } from './fence.ts';
import { absoluteLinks } from './quote.ts';

/** What the page says, too. */
const words = converterStrings.en;

/** A conversion as Markdown, with what the guides say about it. */
export function describeConversion(
  { config, manifest, notes }: Conversion,
  tool: ToolName,
  lang: Lang,
): string {
  const addressOf = (page: string) => {
    const [path = '', id = ''] = page.split('#');
    const url = `${origin}${translateAddress(path, lang, addressRules)}`;
    return id ? `${url}#${id}` : url;
  };
  const guide = `/guide/migration/${tool}`;
  const parts = [
    config ? fence('rslib.config.ts', config) : words.notConverted,
    ...listOf(
      words.changes,
      manifest.map(({ path, before, after }) => {
        if (before === undefined)
          return `${words.add} \`${path}\`: \`${after}\``;
        return after === undefined
          ? `${words.remove} \`${path}\``
          : `\`${path}\`: \`${before}\` → \`${after}\``;
      }),
    ),
    ...Object.entries(words.kinds).flatMap(([kind, heading]) =>
      listOf(
        heading,
        notes
          .filter(note => note.kind === kind)
          .map(note => describeNote(note, addressOf)),
      ),
    ),
    `The defaults differ, too: ${addressOf(`${guide}#what-changes`)}. Build with both tools and compare the outputs before you remove ${tool}.`,
  ];
  return parts.join('\n\n');
}

function listOf(heading: string, lines: readonly string[]): string[] {
  const items = lines.map(line => `- ${line}`).join('\n');
  return lines.length > 0 ? [`## ${heading}\n\n${items}`] : [];
}

function describeNote(
  { option, place, code, row }: Note,
  addressOf: (page: string) => string,
): string {
  const where = place
    ? ` (${words.line.replace('{line}', String(place.line))})`
    : '';
  const what = code ? `, \`${code.replaceAll('`', "'")}\`` : '';
  const says = row
    ? `: ${absoluteLinks(row.text)} (${addressOf(row.address)})`
    : '';
  return `\`${option || 'export default'}\`${where}${what}${says}`;
}
