import autocorrect from 'autocorrect-node';
import { pageRule } from '../Rule.ts';

/** Chinese spacing and punctuation, as autocorrect writes them. */
export const zhAutocorrect = pageRule({
  id: 'zh-autocorrect',
  why: 'Chinese text uses full-width punctuation, and spaces next to Latin letters and digits.',
  lang: 'zh',
  check: page => {
    const { lines } = autocorrect.lintFor(page.source, page.file);
    return lines.map(line => ({
      file: page.file,
      line: line.l,
      what: `Spacing or punctuation is off: "${line.old.trim()}".`,
      remedy: `Write "${line.new.trim()}".`,
    }));
  },
});
