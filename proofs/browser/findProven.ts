import type { ProvenSentence } from '../shared/proofs.ts';

/** The elements that contain sentences. */
const BLOCKS = 'p, li, tr';

/** The marks that end a sentence. */
const ENDS = /[.!?:。！？：)"”’）」]/;

/** The blocks with a proven sentence that readers see, in their order. */
export function findBlocks(
  text: Element,
  proven: readonly ProvenSentence[],
): Element[] {
  return [...text.querySelectorAll(BLOCKS)].filter(
    block => block.checkVisibility() && findProven(block, proven).length > 0,
  );
}

/**
 * The proven sentences of a block, found by their words. On a page that the browser has
 * translated, or that changed since, there are none.
 */
export function findProven(
  block: Element,
  proven: readonly ProvenSentence[],
): ProvenSentence[] {
  const inner = [...block.querySelectorAll(BLOCKS)];
  return proven.filter(({ quotes }) =>
    quotes.some(
      quote => says(block, quote) && !inner.some(one => says(one, quote)),
    ),
  );
}

function says(block: Element, quote: string): boolean {
  const wanted = squeeze(quote);
  if (!(block instanceof HTMLTableRowElement)) {
    return hasSentence(squeeze(block.textContent), wanted);
  }
  // A quoted cell starts with its row and column: see content/CLAIMS.md.
  const head = block.closest('table')?.rows[0]?.cells;
  const name = block.cells[0]?.textContent ?? '';
  return [...block.cells].some((cell, column) => {
    const place =
      column > 0
        ? squeeze(`${name}|${head?.[column]?.textContent ?? ''}:`)
        : '';
    return (
      wanted.startsWith(place) &&
      hasSentence(squeeze(cell.textContent), wanted.slice(place.length))
    );
  });
}

/** Whether a sentence is in a text, and not just the end of another one. */
function hasSentence(text: string, sentence: string): boolean {
  let at = text.indexOf(sentence);
  while (at > 0 && !ENDS.test(text[at - 1] ?? '')) {
    at = text.indexOf(sentence, at + 1);
  }
  return at >= 0;
}

/** Without what typesetting changes, and without the marks of code. */
function squeeze(text: string | null): string {
  return (text ?? '').replace(/[\s`\u200B]+/g, '');
}
