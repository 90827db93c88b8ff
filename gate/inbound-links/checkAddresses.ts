import type { Redirect } from '../../deploy/checkRedirects.ts';
import {
  addressToId,
  cleanAddress,
  translateAddress,
} from '../../shared/siteAddress.ts';
import { addressRules, langs } from '../../site/locales.ts';
import type { Issue } from '../../tooling/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import type { Site } from '../../content-model/Site.ts';
import type { InboundAddress } from './findAddresses.ts';

/** Finds URLs that don't open the page and section they name, in each language. */
export function checkAddresses(
  found: readonly InboundAddress[],
  site: Site,
  redirects: readonly Redirect[],
): Issue[] {
  // One occurrence is enough to tell where a URL comes from.
  const places = Map.groupBy(found, ({ address }) => address);
  return [...places.values()]
    .flatMap(([first]) => first ?? [])
    .flatMap(({ address, file, line }) =>
      langs.flatMap(lang => {
        const problem = findProblem(
          translateAddress(address, lang, addressRules),
          { site, redirects },
          lang,
        );
        if (!problem) return [];
        return {
          rule: 'inbound-address',
          why: 'Readers follow these links from hovers in their editor and from error messages.',
          file,
          line,
          ...problem,
        };
      }),
    );
}

type Problem = Pick<Issue, 'what' | 'remedy'>;

function findProblem(
  address: string,
  { site, redirects }: { site: Site; redirects: readonly Redirect[] },
  lang: string,
): Problem | undefined {
  const [path = '', anchor = ''] = address.split('#');
  const redirect = redirects.find(({ from }) => from === path);
  if (redirect && !redirect.to.startsWith('/')) return undefined;
  const [target = '', targetAnchor] = (redirect?.to ?? address).split('#');
  const page = findPage(target, site, lang);
  const via = redirect ? ` (redirected to ${redirect.to})` : '';
  if (!page) {
    return {
      what: `${address}${via} isn't a page.`,
      remedy: `Write ${site.fileOf(addressToId(target, addressRules), lang)}, or add a redirect to a page in deploy/policy.ts.`,
    };
  }
  // A browser keeps its anchor only if the redirect has none.
  const wanted = decodeURIComponent(targetAnchor ?? anchor);
  if (page.sections.some(({ id }) => id === wanted)) return undefined;
  return {
    what: `${address}${via} opens ${page.file}, which has no heading with the id ${wanted}.`,
    remedy: `Add the section, or add {#${wanted}} to the heading that covers it.`,
  };
}

/** The server also accepts `/x` and `/x.html` for the page `/x/`. */
function findPage(path: string, site: Site, lang: string): Page | undefined {
  const bare = cleanAddress(path).replace(/(.)\/$/, '$1');
  return [bare, `${bare}/`]
    .map(address => site.page(addressToId(address, addressRules), lang))
    .find(page => page !== undefined);
}
