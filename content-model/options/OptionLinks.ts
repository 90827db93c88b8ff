import path from 'node:path';
import { origin } from '../../site/site.ts';
import type { Lang } from '../../site/locales.ts';
import { findOptionKeys, type OptionKey } from './findOptionKeys.ts';
import { optionNames } from './listPaths.ts';
import type { OptionEntry } from './OptionEntry.ts';
import { readOptions } from './readOptions.ts';

/** An option that configs lead to. */
export interface LinkedOption extends OptionEntry {
  /** Its section, without the site's origin. */
  href: string;
}

/** Where the keys of configs lead: to sections about options in the same language. */
export class OptionLinks {
  readonly #root: string;
  readonly #package: string;
  readonly #known = new Map<Lang, ReadonlyMap<string, LinkedOption>>();

  constructor(root: string) {
    this.#root = root;
    this.#package = path.join(root, 'node_modules/@rslib/core');
  }

  /** The options with a section, by name. */
  options(lang: Lang): ReadonlyMap<string, LinkedOption> {
    const options =
      this.#known.get(lang) ??
      new Map(
        readOptions(this.#root, this.#package, lang).flatMap(option => {
          const href = sectionOf(option);
          return href === undefined ? [] : [[option.name, { ...option, href }]];
        }),
      );
    this.#known.set(lang, options);
    return options;
  }

  /** The keys in the code of a block that lead to one of them. */
  find(
    code: string,
    title: string | undefined,
    lang: Lang,
  ): (OptionKey & { option: LinkedOption })[] {
    return findOptionKeys(code, title, optionNames(this.#package)).flatMap(
      key => {
        const option = this.options(lang).get(key.name);
        return option ? [{ ...key, option }] : [];
      },
    );
  }
}

/**
 * The section about an option: its own, or the one that describes it together with the
 * option above it. A page or a list that only names it is none.
 */
function sectionOf({ url, isNested }: OptionEntry): string | undefined {
  const address = url.replace(origin, '');
  const isNamed = isNested && /\/(?:#.*)?$|\/[^#]*$/.test(address);
  return isNamed ? undefined : address;
}
