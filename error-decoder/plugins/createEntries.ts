import type { Section } from '../../content-model/Page.ts';
import type { CataloguedError, DecoderEntry } from '../search/KnownError.ts';
import {
  translateAddress,
  type AddressRules,
} from '../../shared/siteAddress.ts';
import { readAnswer } from '../content-model/readAnswer.ts';

export interface EntryFacts {
  lang: string;
  rules: AddressRules;
  /** A section of a page of the site. */
  sectionOf: (
    path: string,
    id: string,
  ) => Pick<Section, 'id' | 'title' | 'nodes'> | undefined;
}

/** The messages for readers of a language. */
export function createEntries(
  errors: readonly CataloguedError[],
  { lang, rules, sectionOf }: EntryFacts,
): DecoderEntry[] {
  return errors.map(({ id, page, only, ...error }) => {
    const path = translateAddress(page, lang, rules);
    const section = sectionOf(path, id);
    if (section === undefined) {
      throw new Error(
        `content/errors.json says that ${path} explains "${error.text}" at #${id}, but there is no such page or heading, ` +
          'so a result of the error decoder would lead nowhere. Write that section, or correct the entry.',
      );
    }
    return {
      ...error,
      title: section.title,
      href: `${path}#${id}`,
      ...readAnswer(section, path, only),
    };
  });
}
