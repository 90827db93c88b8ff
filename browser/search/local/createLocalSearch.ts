import { LocalSearch } from '@rslib-website/search/LocalSearch';
import { isTextsFile } from '@rslib-website/search/openIndex';
import { fileAddress } from '@rslib-website/search/fileAddress';
import type { SearchManifest } from '@rslib-website/search/SearchManifest';
import { translateAddress } from '../../../shared/siteAddress.ts';
import type { LocalScope } from './LocalScope.ts';

/** An index that takes longer to load has failed. */
const INDEX_TIMEOUT_MS = 10_000;
/** Texts are only shown below the hits, which don't wait for them long. */
const TEXTS_TIMEOUT_MS = 3000;

/** Searches the site's indexes, in a worker or on the page. */
export function createLocalSearch(
  { lang, version, rules }: LocalScope,
  manifest: SearchManifest,
): LocalSearch {
  return new LocalSearch({
    lang,
    otherLangs: rules.langs.filter(other => other !== lang),
    nameOf: wanted => [version, wanted].filter(Boolean).join('-'),
    toLang: (path, wanted) => translateAddress(path, wanted, rules),
    load: async name => {
      const response = await fetch(fileAddress(manifest, name), {
        signal: AbortSignal.timeout(
          isTextsFile(name) ? TEXTS_TIMEOUT_MS : INDEX_TIMEOUT_MS,
        ),
      });
      if (!response.ok) {
        throw new Error(
          `The search index ${name} answered ${response.status}.`,
        );
      }
      return (await response.json()) as unknown;
    },
  });
}

/** Keeps the search of a manifest until there is another one. */
export function createSearches(): typeof createLocalSearch {
  let key = '';
  let search: LocalSearch | undefined;
  return (scope, manifest) => {
    const wanted = JSON.stringify(manifest);
    if (!search || wanted !== key) search = createLocalSearch(scope, manifest);
    key = wanted;
    return search;
  };
}
