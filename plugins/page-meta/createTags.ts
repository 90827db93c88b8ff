import { HEIGHT_PX, WIDTH_PX } from '../og-images/createCard.ts';
import type { ColorPair } from '../../shared/parseColors.ts';
import type { PageMeta } from './PageMeta.ts';
import { escapeXml } from '../escapeXml.ts';
import { toScriptText } from './createJsonLd.ts';

export interface MetaTag {
  /** `name` or `property`, whichever the reader of the tag expects. */
  key: 'name' | 'property';
  name: string;
  content: string;
  media?: string;
}

/**
 * Open Graph tags, and X's own tags only where X doesn't fall back to them. Navigation
 * leaves them unchanged: crawlers fetch the document and run no script.
 */
export function createTags(
  meta: PageMeta,
  { bar, xAccount }: { bar: ColorPair; xAccount: string | undefined },
): MetaTag[] {
  const { kind, image } = meta;
  const property = (name: string, content: string | undefined) =>
    content ? [{ key: 'property' as const, name, content }] : [];
  const named = (name: string, content: string | undefined) =>
    content ? [{ key: 'name' as const, name, content }] : [];
  return [
    ...property('og:type', kind === 'home' ? 'website' : 'article'),
    ...property('og:site_name', meta.site.name),
    ...property('og:title', meta.title),
    ...property('og:description', meta.description),
    ...property('og:url', meta.url),
    ...property('og:locale', toOgLocale(meta.htmlLang)),
    ...meta.otherLangs.flatMap(lang =>
      property('og:locale:alternate', toOgLocale(lang)),
    ),
    ...property('article:published_time', meta.published),
    ...property('article:modified_time', meta.changed),
    ...(image
      ? [
          ...property('og:image', image),
          ...property('og:image:type', 'image/png'),
          ...property('og:image:width', `${WIDTH_PX}`),
          ...property('og:image:height', `${HEIGHT_PX}`),
          ...property('og:image:alt', meta.title),
        ]
      : []),
    ...named('twitter:card', image ? 'summary_large_image' : 'summary'),
    ...named('twitter:site', xAccount),
    ...(['light', 'dark'] as const).map(scheme => ({
      key: 'name' as const,
      name: 'theme-color',
      content: bar[scheme],
      media: `(prefers-color-scheme: ${scheme})`,
    })),
  ];
}

/** `zh-Hans` as Open Graph writes it, with the language's own region: `zh_CN`. */
function toOgLocale(htmlLang: string): string {
  const { language, region } = new Intl.Locale(htmlLang).maximize();
  return `${language}_${region}`;
}

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
