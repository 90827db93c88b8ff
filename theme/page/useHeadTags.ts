import { useHead } from '@rspress/core/runtime';
import { htmlLangOf } from '../htmlLangOf.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteTitle } from '../useSiteTitle.ts';
import { useText } from '../useText.ts';
import { documentTitle } from './documentTitle.ts';

/** Keeps title, language and description of the document with the page. */
export function useHeadTags(): void {
  const text = useText();
  const page = usePageRecord();
  const siteTitle = useSiteTitle();
  const { frontmatter, lang, pageType } = page;
  const title = documentTitle(page, siteTitle);
  const description =
    frontmatter.description ?? page.description ?? text('site.description');

  useHead({
    title,
    // The head script knows a 404 page by this.
    htmlAttrs: { lang: htmlLangOf(lang), 'data-page-type': pageType },
    meta: [
      { name: 'description', content: description },
      ...(pageType === '404' ? [{ name: 'robots', content: 'noindex' }] : []),
      ...tagsOf(frontmatter.head, 'meta'),
    ],
    link: [
      ...(page.feeds ?? []).map(({ url, mime }) => ({
        rel: 'alternate',
        type: mime,
        href: url,
        title: siteTitle,
      })),
      ...tagsOf(frontmatter.head, 'link'),
    ],
    script: tagsOf(frontmatter.head, 'script'),
  });
}

function tagsOf(
  head: [string, Record<string, string>][] | undefined,
  tag: string,
): Record<string, string>[] {
  return (head ?? [])
    .filter(([name]) => name === tag)
    .map(([, attributes]) => attributes);
}
