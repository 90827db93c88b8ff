import { proofsPath, type PageProofs } from '../shared/proofs.ts';
import { adoptStyles } from '../../browser/adoptStyles.ts';
import { onPage, stringOf } from '../../browser/page.ts';
import { Mark } from './Mark.ts';
import css from './proofs.css?inline';

/** The text that proofs were asked for, and its mark once they're there. */
let asked: Element | undefined;
let mark: Mark | undefined;

/** Offers the proofs of the page on screen; loads them if nobody has looked yet. */
export function offerProofs(event: Event): void {
  const text = document.querySelector<HTMLElement>('[data-proofs]');
  if (!text || text === asked) return;
  asked = text;
  loadProofs()
    .then(proofs => {
      if (text !== asked) return;
      mark = new Mark(text, proofs);
      if (event instanceof PointerEvent) mark.point(event);
    })
    .catch(() => {
      // The next look tries again.
      if (text === asked) asked = undefined;
    });
}

async function loadProofs(): Promise<PageProofs> {
  const answer = await fetch(proofsPath(stringOf('route')));
  // `as` is safe: the build writes it, and an error page isn't JSON.
  return (await answer.json()) as PageProofs;
}

adoptStyles(css);
document.addEventListener('pointermove', event => mark?.point(event));
onPage(() => {
  asked = undefined;
  mark = undefined;
  // On the way back, a page still has a copy of the mark it had.
  for (const old of document.querySelectorAll(
    '[data-proof-mark], [data-proof-panel]',
  )) {
    old.remove();
  }
});
