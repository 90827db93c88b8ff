import { defaultLang } from '../../site/locales.ts';
import { pageRule } from '../Rule.ts';

/** Ids are unique, and a translated heading spells out the id of its source. */
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
            ? `An earlier heading already has the id #${id} of "${title}".`
            : `The heading "${title}" has no explicit id.`,
          remedy: `Write "${'#'.repeat(level)} ${title} {#…}" with ${isRepeated ? 'a unique id' : 'the id of the source heading'}.`,
        };
      }),
});
