import { LocalSearch } from '@rslib-website/search/LocalSearch';
import { translateAddress } from '../../shared/siteAddress.ts';
import { addressRules, langs, type Lang } from '../../site/locales.ts';
import { origin } from '../../site/site.ts';
import type { Docs } from '../docs/Docs.ts';

/** The text is quoted from the page, so the engine's own snippets aren't used. */
const SNIPPET_WORDS = 1;
/** Beyond this, another query helps more than another hit. */
const MAX_HITS = 12;
/** A longer query is a question, and its words are words. */
const MAX_NAME_WORDS = 3;
const MAX_NAMED = 2;

/** Finds sections with the engine and index of the site's own search dialog. */
export class PageSearch {
  readonly #docs: Docs;
  readonly #searches = new Map<Lang, LocalSearch>();

  constructor(docs: Docs) {
    this.#docs = docs;
  }

  /** The paths of sections, such as `/zh/config/lib/dts#dtsbundle`, best first. */
  async search(query: string, lang: Lang): Promise<string[]> {
    const { hits } = await this.#of(lang).search(query, SNIPPET_WORDS);
    return hits.slice(0, MAX_HITS).map(({ record }) => record.url);
  }

  /**
   * The same, with the beginning of the best page, which leads to its other sections,
   * and with the options that a short query names.
   */
  async searchWithPage(query: string, lang: Lang): Promise<string[]> {
    const [first, ...others] = await this.search(query, lang);
    if (first === undefined) return [];
    const page = first.replace(/#.*/, '');
    const named = this.#namedOptions(query, lang);
    return [...new Set([first, page, ...named, ...others])];
  }

  /** `webpack externals` may mean `output.externals`. */
  #namedOptions(query: string, lang: Lang): string[] {
    const words = query.toLowerCase().split(/\s+/);
    if (words.length > MAX_NAME_WORDS) return [];
    const options = this.#docs.options()[lang];
    return options
      .filter(({ name, isNested = false }) => {
        const last = name.split('.').at(-1) ?? '';
        return !isNested && words.includes(last.toLowerCase());
      })
      .map(({ url }) => url.replace(origin, ''))
      .slice(0, MAX_NAMED);
  }

  #of(lang: Lang): LocalSearch {
    const known = this.#searches.get(lang);
    if (known) return known;
    const search = new LocalSearch({
      load: async name => this.#docs.index()[name],
      nameOf: name => name,
      lang,
      otherLangs: langs.filter(other => other !== lang),
      toLang: (path, to) => translateAddress(path, to, addressRules),
    });
    this.#searches.set(lang, search);
    return search;
  }
}
