import { walk } from '../../content-model/SyntaxNode.ts';
import { pageRule } from '../Rule.ts';

const filler = /\b(simply|just|easily|obviously)\b/gi;

/** English without words that play down the reader's difficulties. */
export const fillerWords = pageRule({
  id: 'en-filler',
  why: 'What is easy for the writer may not be for the reader, and the sentence means the same without the word.',
  lang: 'en',
  check: page =>
    [...walk(page.tree)]
      .filter(({ type }) => type === 'text')
      .flatMap(({ value = '', position }) =>
        [...value.matchAll(filler)].map(match => ({
          file: page.file,
          line:
            position.start.line +
            value.slice(0, match.index).split('\n').length -
            1,
          what: `"${match[0]}" adds nothing.`,
          remedy: 'Remove the word.',
        })),
      ),
});
