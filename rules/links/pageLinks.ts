import {
  frontMatterLine,
  frontMatterValues,
} from '../../content-model/frontMatter.ts';
import type { Page, PageLink } from '../../content-model/Page.ts';

/** Every link on a page, including those in its front matter. */
function pageLinks(page: Page): PageLink[] {
  const inFrontMatter = frontMatterValues(page)
    .filter(({ path }) => path.split('.').at(-1) === 'link')
    .map(({ path, value }) => ({
      url: String(value),
      line: frontMatterLine(page, path),
    }));
  return [...inFrontMatter, ...page.sections.flatMap(({ links }) => links)];
}

export interface InternalLink extends PageLink {
  /** URL without anchor and query; the page's own for `#id`. */
  path: string;
  /** The id after `#`, or ''. */
  anchor: string;
}

/** The links that stay on this site. */
export function internalLinks(page: Page): InternalLink[] {
  return pageLinks(page)
    .filter(({ url }) => !/^[a-z][a-z0-9+.-]*:/i.test(url))
    .map(link => {
      const [, path = '', anchor = ''] =
        /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url) ?? [];
      return { ...link, path: path || page.route, anchor };
    });
}
