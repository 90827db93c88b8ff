import type { Page, Section } from '../Page.ts';
import type { InheritedOption, Option } from './extractOptions.ts';
import { optionId, type Reference } from './Reference.ts';

/** A section together with the option that it documents. */
export interface DocumentedOption<T = Option> {
  option: T;
  section: Section;
}

/** The path that a page declares: '' for `lib` itself, undefined for none. */
export function declaredPath({ frontMatter }: Page): string | undefined {
  const { option } = frontMatter;
  if (typeof option !== 'string') return undefined;
  return option === 'lib' ? '' : option.replace(/^lib\./, '');
}

/**
 * The options on a page: the start of the page documents the one it declares, and
 * a section whose id names an option below that one documents that.
 */
export function documentedOptions(
  page: Page,
  { options }: Reference,
): DocumentedOption[] {
  return findSections(page, options);
}

/** The same for options that the package inherits from another. */
export function documentedInherited(
  page: Page,
  { options }: Reference,
): DocumentedOption<InheritedOption>[] {
  const own = new Set(options.map(({ path }) => path));
  const inherited = options.flatMap(option => option.inherited);
  return findSections(
    page,
    inherited.filter(({ path }) => !own.has(path)),
  );
}

function findSections<T extends { path: string }>(
  page: Page,
  options: readonly T[],
): DocumentedOption<T>[] {
  const declared = declaredPath(page);
  if (declared === undefined) return [];
  return options.flatMap(option => {
    const isBelow = declared === '' || option.path.startsWith(`${declared}.`);
    const id = option.path === declared ? '' : optionId(option.path);
    const section =
      isBelow || option.path === declared
        ? page.sections.find(candidate => candidate.id === id)
        : undefined;
    return section ? [{ option, section }] : [];
  });
}
