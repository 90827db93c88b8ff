import type { Redirect } from '../../deploy/policy.ts';
import { defaultLang } from '../../site/locales.ts';
import { localePath, withoutLocale } from '../../shared/localePath.ts';
import type { Issue } from '../content/Issue.ts';
import type { Page } from '../../content-model/Page.ts';
import { langs, routeToId } from '../../content-model/pageAddress.ts';
import type { Site } from '../../content-model/Site.ts';
import type { InboundAddress } from './findAddresses.ts';

/** Finds the addresses that do not open what they promise, in each language. */
export function checkAddresses(
  found: readonly InboundAddress[],
  site: Site,
  redirects: readonly Redirect[],
): Issue[] {
  // One place is enough to know where an address comes from.
  const places = Map.groupBy(found, ({ address }) => address);
  return [...places.values()]
    .flatMap(([first]) => first ?? [])
    .flatMap(({ address, file, line }) =>
      langs.flatMap(lang => {
        const problem = findProblem(
          localePath(withoutLocale(address, langs), lang, defaultLang),
          { site, redirects },
          lang,
        );
        if (!problem) return [];
        return {
          rule: 'inbound-address',
          why: 'Readers come here from a hover in their editor or from an error message.',
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
  const way = redirect ? ` (redirected to ${redirect.to})` : '';
  if (!page) {
    return {
      what: `${address}${way} is no page.`,
      remedy: `Write ${site.fileOf(routeToId(target), lang)}, or add a redirect to deploy/policy.ts that leads to a page.`,
    };
  }
  // A browser keeps its anchor only where the redirect names none.
  const wanted = decodeURIComponent(targetAnchor ?? anchor);
  if (page.sections.some(({ id }) => id === wanted)) return undefined;
  return {
    what: `${address}${way} opens ${page.file}, which has no heading with the id ${wanted}.`,
    remedy: `Add the section, or write {#${wanted}} behind the heading that answers it.`,
  };
}

/** The server also opens `/x` and `/x.html` where the page is `/x/`. */
function findPage(path: string, site: Site, lang: string): Page | undefined {
  const bare = path
    .replace(/\.html$/, '')
    .replace(/\/index$/, '/')
    .replace(/(.)\/$/, '$1');
  return [bare, `${bare}/`]
    .map(route => site.page(routeToId(route), lang))
    .find(page => page !== undefined);
}
