import { defaultLang } from '../../../site/locales.ts';
import { pageRule } from '../Rule.ts';

/** Ids are unique, and a translated heading writes out the id of its source. */
export const headingIds = pageRule({
  id: 'heading-id',
  why: 'Links to a section need one id for it, the same in each language.',
  check: page =>
    page.sections
      .slice(1)
      .flatMap(({ id, hasOwnId, title, level, line }, i) => {
        const isRepeated = page.sections.slice(1, i + 1).some(s => s.id === id);
        const isOpen = page.lang !== defaultLang && !hasOwnId;
        if (!isRepeated && !isOpen && id !== '') return [];
        return {
          file: page.file,
          line,
          what: isRepeated
            ? `The id #${id} of "${title}" is taken by an earlier heading.`
            : `The heading "${title}" does not write out an id.`,
          remedy: `Write "${'#'.repeat(level)} ${title} {#…}" with ${isRepeated ? 'an id of its own' : 'the id of the source heading'}.`,
        };
      }),
});
