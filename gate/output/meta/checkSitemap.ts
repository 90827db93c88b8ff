import type { Issue } from '../../../tooling/Issue.ts';
import { fault } from './fault.ts';
import { childrenOf, parseXml, textOf } from './parseXml.ts';

const FILE = 'sitemap.xml';

export interface SitemapInput {
  xml: string;
  robots: string;
  origin: string;
  /** Absolute URLs of the pages in content/. */
  urls: readonly string[];
  /** The hreflang links in a page's head. */
  alternatesOf: (url: string) => ReadonlyMap<string, string> | undefined;
}

/** The sitemap lists exactly the pages in content/. */
export function checkSitemap(input: SitemapInput): Issue[] {
  const faults = findFaults(input).map(what =>
    fault(FILE, 'sitemap', {
      what,
      why: 'Crawlers find pages through it.',
      remedy: 'See plugins/sitemap.',
    }),
  );
  if (input.robots.includes(`Sitemap: ${input.origin}/${FILE}`)) return faults;
  return [
    ...faults,
    fault('robots.txt', 'robots', {
      what: "robots.txt doesn't link to the sitemap.",
      why: 'Crawlers look for the sitemap there.',
      remedy: 'See createRobots in plugins/sitemap.',
    }),
  ];
}

function findFaults({ xml, urls, alternatesOf }: SitemapInput): string[] {
  try {
    const entries = childrenOf(parseXml(xml), 'url').map(entry => ({
      url: textOf(entry, 'loc'),
      lastmod: textOf(entry, 'lastmod'),
      alternates: childrenOf(entry, 'xhtml:link').map(
        ({ attributes }) => `${attributes.hreflang} ${attributes.href}`,
      ),
    }));
    const listed = entries.map(({ url }) => url);
    return [
      ...urls
        .filter(url => !listed.includes(url))
        .map(url => `${url} is missing.`),
      ...listed
        .filter(
          (url, index) => !urls.includes(url) || listed.indexOf(url) < index,
        )
        .map(url => `${url} isn't a page in content/, or is listed twice.`),
      ...entries
        .filter(({ lastmod }) => lastmod && !/^\d{4}-\d\d-\d\d$/.test(lastmod))
        .map(({ url, lastmod }) => `${url}: ${lastmod} isn't a date.`),
      ...entries
        .filter(({ url, alternates }) => {
          const said = [...(alternatesOf(url) ?? [])].map(pair =>
            pair.join(' '),
          );
          return said.toSorted().join() !== alternates.toSorted().join();
        })
        .map(
          ({ url }) =>
            `${url}: its languages differ from those in the page's head.`,
        ),
    ];
  } catch (error) {
    return [`It isn't well-formed XML: ${String(error)}`];
  }
}
