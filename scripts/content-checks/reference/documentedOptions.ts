import type { Page, Section } from '../model/Page.ts';
import type { Option } from './extractOptions.ts';
import { optionId, type Reference } from './Reference.ts';

/** A section together with the option that it documents. */
export interface DocumentedOption {
  option: Option;
  section: Section;
}

/** The path that a page declares, '' for `lib` itself, undefined for none. */
export function declaredPath({ frontMatter }: Page): string | undefined {
  const { option } = frontMatter;
  if (typeof option !== 'string') return undefined;
  return option === 'lib' ? '' : option.replace(/^lib\./, '');
}

/**
 * The options on a page: the start of the page documents the one it declares,
 * a section whose id names an option below that one documents that.
 */
export function documentedOptions(
  page: Page,
  { options }: Reference,
): DocumentedOption[] {
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
