import type { Conversion, ToolName } from '@rslib-website/converter/Conversion';
import { describe } from '@rslib-website/converter/describe';
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
  conversion: Conversion,
  tool: ToolName,
  lang: Lang,
): string {
  const { config } = conversion;
  const addressOf = (page: string) => {
    const [path = '', id = ''] = page.split('#');
    const url = `${origin}${translateAddress(path, lang, addressRules)}`;
    return id ? `${url}#${id}` : url;
  };
  const changes = addressOf(`/guide/migration/${tool}#what-changes`);
  return [
    config ? fence('rslib.config.ts', config) : words.notConverted,
    ...describe(conversion, words, addressOf).map(({ heading, items }) => {
      const lines = items.map(({ lead, says }) =>
        says ? `- ${lead}: ${absoluteLinks(says)}` : `- ${lead}`,
      );
      return `## ${heading}\n\n${lines.join('\n')}`;
    }),
    `The defaults differ, too: ${changes}. Build with both tools and compare the outputs before you remove ${tool}.`,
  ].join('\n\n');
}
