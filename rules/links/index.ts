import { type Rule, pageRule } from '../Rule.ts';
import { pageParts } from './pageParts.ts';
import {
  frontMatterLine,
  frontMatterValues,
} from '../../content-model/frontMatter.ts';
import type { Page, PageLink } from '../../content-model/Page.ts';
import { defaultLang, addressRules, langs } from '../../site/locales.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Site } from '../../content-model/Site.ts';
import { didYouMean } from '../../shared/nearest.ts';
import {
  addressToId,
  fileToAddress,
  translateAddress,
  splitAddress,
  cleanAddress,
} from '../../shared/siteAddress.ts';
import { plainText, walk } from '../../content-model/SyntaxNode.ts';

/** The part after `#` is the id of a heading on that page. */
export const linkAnchor = pageRule({
  id: 'link-anchor',
  why: 'The link opens the top of the page instead of the section.',
  check: (page, site) =>
    internalLinks(page).flatMap(({ url, path, anchor, line }) => {
      const target = site.page(addressToId(path, addressRules), page.lang);
      if (anchor === '' || !target) return [];
      const ids = idsOf(target);
      if (ids.includes(decodeURIComponent(anchor))) return [];
      const meant = didYouMean(decodeURIComponent(anchor), ids.filter(Boolean));
      return {
        line,
        what: `${target.file} has no heading with the id of ${url}.`,
        remedy: `${meant ? `Did you mean #${meant}? ` : ''}Use one of its ids: ${ids.slice(1).join(', ') || '(none)'}.`,
      };
    }),
});

/** Ids of sections, and those that headings inside components spell out. */
function idsOf({ sections }: Page): string[] {
  const nested = sections
    .flatMap(({ nodes }) => nodes.flatMap(node => [...walk(node)]))
    .filter(({ type }) => type === 'heading')
    .map(heading => /\{#([\w-]+)\}/.exec(plainText(heading))?.[1] ?? '');
  return [...sections.map(({ id }) => id), ...nested.filter(Boolean)];
}

/** Internal links use the page's one URL. */
export const linkForm = pageRule({
  id: 'link-form',
  why: 'A page has one URL. Any other spelling costs a redirect, loses the anchor, or breaks when the page moves.',
  check: (page, site) =>
    internalLinks(page).flatMap(({ url, path, anchor, line }) => {
      const address = findAddress(path, page, site);
      if (address === path) return [];
      return {
        line,
        what: `The link ${url} is not written as the page's URL.`,
        remedy: `Write ${address}${anchor ? `#${anchor}` : ''}: the full path, a trailing slash for index pages, no extension.`,
      };
    }),
});

/** The URL a path refers to; dead links are left to another rule. */
function findAddress(path: string, page: Page, site: Site): string {
  const { pathname } = new URL(path, `http://site${page.route}`);
  const bare = cleanAddress(pathname);
  const other = bare.endsWith('/') ? bare.slice(0, -1) : `${bare}/`;
  const exists = (address: string) =>
    langs.some(lang => site.page(addressToId(address, addressRules), lang));
  return [bare, other].find(exists) ?? pathname;
}

/** Links point to pages in the same language. */
export const linkLanguage = pageRule({
  id: 'link-language',
  why: "The reader would end up in a language they didn't choose.",
  check: (page, site) =>
    internalLinks(page)
      .filter(
        ({ path }) =>
          path.startsWith('/') &&
          splitAddress(path, addressRules).lang !== page.lang &&
          !site.hasPublicFile(path),
      )
      .map(({ url, path, line }) => ({
        line,
        what: `The link ${url} leaves the language of this page.`,
        remedy: `Write ${translateAddress(path, page.lang, addressRules)}.`,
      })),
});

/** Each internal link points to a page or a public file. */
export const linkTarget = pageRule({
  id: 'link-target',
  why: 'The link opens the 404 page.',
  check: (page, site) =>
    internalLinks(page)
      .filter(({ path }) => path.startsWith('/') && !leadsSomewhere(path, site))
      .map(({ url, path, line }) => {
        const meant = nearestPage(path, page.lang, site);
        return {
          line,
          what: `There is no page at ${url}.`,
          remedy: `${meant ? `Did you mean ${meant}?` : 'Fix the URL.'} It's the path of the file under content/<language>/ without its extension.`,
        };
      }),
});

function nearestPage(path: string, lang: string, site: Site) {
  const addresses = site.ids
    .filter(id => existsSync(join(site.root, site.fileOf(id, lang))))
    .map(id => translateAddress(fileToAddress(id), lang, addressRules));
  return didYouMean(path, addresses);
}

/** In any language and spelling: other rules check those. */
function leadsSomewhere(path: string, site: Site): boolean {
  const bare = path.replace(/\.(html|mdx?)$/, '').replace(/(.)\/$/, '$1');
  const ids = [bare, `${bare}/`].map(one => addressToId(one, addressRules));
  return (
    ids.some(id => langs.some(lang => site.page(id, lang))) ||
    site.hasPublicFile(path)
  );
}

/** Ids are unique, and a translated heading spells out the id of its source. */
export const headingIds = pageRule({
  id: 'heading-id',
  why: 'Links to a section need one id for it, the same in each language.',
  check: page =>
    page.sections
      .slice(1)
      .flatMap(({ id, hasOwnId, title, level, line }, i) => {
        const isRepeated = page.sections.slice(1, i + 1).some(s => s.id === id);
        const isOpen = page.lang !== defaultLang && !hasOwnId;
        if (!isRepeated && !isOpen && id !== '') return [];
        return {
          line,
          what: isRepeated
            ? `An earlier heading already has the id #${id} of "${title}".`
            : `The heading "${title}" has no explicit id.`,
          remedy: `Write "${'#'.repeat(level)} ${title} {#…}" with ${isRepeated ? 'a unique id' : 'the id of the source heading'}.`,
        };
      }),
});

/** More would be passed over. */
const MOST_RELATED = 3;

/** A page names the few others that its readers want next. */
const relatedPages = pageRule({
  id: 'related-pages',
  why: 'Of a long list of links, readers follow none.',
  check: page =>
    page.sections
      .filter(({ id }) => id === 'related-pages')
      .map(({ line, links }) => ({
        line,
        count: new Set(links.map(link => link.line)).size,
      }))
      .filter(({ count }) => count > MOST_RELATED)
      .map(({ line, count }) => ({
        line,
        what: `The section lists ${count} related pages.`,
        remedy: `Keep the ${MOST_RELATED} that readers of this page need most.`,
      })),
});

export const linkRules: readonly Rule[] = [
  headingIds,
  relatedPages,
  linkTarget,
  linkLanguage,
  linkForm,
  linkAnchor,
  pageParts,
];

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

interface InternalLink extends PageLink {
  /** URL without anchor and query; the page's own for `#id`. */
  path: string;
  /** The id after `#`, or ''. */
  anchor: string;
}

/** The links that stay on this site. */
function internalLinks(page: Page): InternalLink[] {
  return pageLinks(page)
    .filter(({ url }) => !/^[a-z][a-z0-9+.-]*:/i.test(url))
    .map(link => {
      const [, path = '', anchor = ''] =
        /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/.exec(link.url) ?? [];
      return { ...link, path: path || page.route, anchor };
    });
}
