import { useHead, useSite } from '@rspress/core/runtime';
import { FEED_MIME, feedFile } from '../../site/feeds.ts';
import { listAlternates } from '../../shared/alternates.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteTitle } from '../useSiteTitle.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { usePageAddress } from './usePageAddress.ts';

interface TitledPage {
  title: string;
  pageType: string;
  frontmatter: { titleSuffix?: string };
}

/**
 * Sets the page's head: title, language, description, and URLs.
 * plugins/page-meta writes what only link previews read.
 */
export function useHeadTags(): void {
  const text = useText();
  const page = usePageRecord();
  const siteTitle = useSiteTitle();
  const { darkMode, enableAppearanceAnimation } = useThemeConfig();
  const addresses = useAddressLinks();
  const { frontmatter, lang, pageType } = page;
  const title = documentTitle(page, siteTitle);
  const description =
    frontmatter.description ?? page.description ?? text('site.description');

  useHead({
    title,
    // The head script recognizes 404 pages by this.
    htmlAttrs: {
      lang: htmlLangOf(lang),
      'data-page-type': pageType,
      ...(enableAppearanceAnimation && { 'data-fade': '' }),
      ...(darkMode === false && { 'data-always-light': '' }),
    },
    meta: [
      { name: 'description', content: description },
      ...(pageType === '404' ? [{ name: 'robots', content: 'noindex' }] : []),
      ...tagsOf(frontmatter.head, 'meta'),
    ],
    link: [...addresses, ...tagsOf(frontmatter.head, 'link')],
    script: tagsOf(frontmatter.head, 'script'),
  });
}

/** The canonical URL, the page's other languages and formats, and the feed. */
function useAddressLinks(): Record<string, string>[] {
  const text = useText();
  const siteTitle = useSiteTitle();
  const rules = useAddressRules();
  const address = usePageAddress();
  const { siteOrigin } = useSite().site;
  const { lang, missingLangs, pageType, routePath, markdownPath } =
    usePageRecord();
  const feed = {
    rel: 'alternate',
    type: FEED_MIME,
    href: `${siteOrigin}/${feedFile(lang, rules.defaultLang)}`,
    title: `${siteTitle} ${text('nav.blog')}`,
  };
  // A 404 page has no URL of its own in any language.
  if (pageType === '404') return [feed];
  return [
    { rel: 'canonical', href: address },
    ...listAlternates(routePath, rules, { htmlLangOf, missingLangs }).map(
      ({ hreflang, path }) => ({
        rel: 'alternate',
        hreflang,
        href: siteOrigin + path,
      }),
    ),
    ...(markdownPath
      ? [{ rel: 'alternate', type: 'text/markdown', href: markdownPath }]
      : []),
    feed,
  ];
}

function tagsOf(
  head: [string, Record<string, string>][] | undefined,
  tag: string,
): Record<string, string>[] {
  return (head ?? [])
    .filter(([name]) => name === tag)
    .map(([, attributes]) => attributes);
}

/** Title of the browser tab: the page first, then the site. */
export function documentTitle(page: TitledPage, siteTitle: string): string {
  const { titleSuffix } = page.frontmatter;
  if (page.pageType === 'home') return join(siteTitle, titleSuffix);
  return join(page.title || siteTitle, titleSuffix ?? siteTitle);
}

function join(title: string, suffix: string | undefined): string {
  if (!suffix || suffix === title) return title;
  // A suffix may bring its own separator: '| Rslib'.
  return /^[-|·]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}
