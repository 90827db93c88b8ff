import type {
  DecoderEntry,
  KnownError,
} from '../../search/errors/KnownError.ts';
import { joinAddress, type AddressRules } from '../../shared/siteAddress.ts';

/** A message in `content/errors.json`. */
export interface CataloguedError extends KnownError {
  /** The heading on its page. */
  id: string;
  /** The page, without language. */
  page: string;
}

export interface EntryFacts {
  lang: string;
  rules: AddressRules;
  /** The text of a heading on a page of the site. */
  titleOf: (path: string, id: string) => string | undefined;
}

/** The messages for readers of a language. */
export function createEntries(
  errors: readonly CataloguedError[],
  { lang, rules, titleOf }: EntryFacts,
): DecoderEntry[] {
  return errors.map(({ id, page, from, level, text }) => {
    const path = joinAddress(
      { version: rules.defaultVersion, lang, page },
      rules,
    );
    const title = titleOf(path, id);
    if (title === undefined) {
      throw new Error(
        `content/errors.json says that ${path} explains "${text}" at #${id}, but there is no such page or heading, ` +
          'so a result of the error decoder would lead nowhere. Write that section, or correct the entry.',
      );
    }
    return { from, level, text, title, href: `${path}#${id}` };
  });
}
