import { escapeXml } from '../escapeXml.ts';
import { toScriptText } from './createJsonLd.ts';
import type { MetaTag } from './createTags.ts';

/** The tags as HTML; JSON-LD is a block of data, which no browser runs. */
export function renderTags(
  tags: readonly MetaTag[],
  jsonLd: Record<string, unknown>,
): string {
  const metas = tags.map(({ key, name, content, media }) => {
    const where = media ? ` media="${escapeXml(media)}"` : '';
    return `<meta ${key}="${name}"${where} content="${escapeXml(content)}">`;
  });
  return [
    ...metas,
    `<script type="application/ld+json">${toScriptText(jsonLd)}</script>`,
  ].join('');
}
