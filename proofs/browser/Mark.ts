import type { PageProofs, ProvenSentence } from '../shared/proofs.ts';
import { fillPanel } from './fillPanel.ts';
import { findBlocks, findProven } from './findProven.ts';
import { isInMargin } from './isInMargin.ts';

/** Where in the margin the mark is, and how wide. */
const PLACE_PX = 36;
const SIDE_PX = 24;
/** Between a block and the panel, and between the panel and the window's edge. */
const GAP_PX = 8;

/**
 * One button for all paragraphs, next to the paragraph that the mouse is beside. It's a
 * single tab stop, and arrow keys move it from paragraph to paragraph.
 */
export class Mark {
  readonly #text: HTMLElement;
  readonly #proofs: PageProofs;
  readonly #button = document.createElement('button');
  readonly #panel = document.createElement('div');
  #block: Element | undefined;

  constructor(text: HTMLElement, proofs: PageProofs) {
    this.#text = text;
    this.#proofs = proofs;
    const [button, panel] = [this.#button, this.#panel];
    button.type = 'button';
    button.dataset.proofMark = '';
    button.popoverTargetElement = panel;
    panel.popover = 'auto';
    panel.dataset.proofPanel = '';
    panel.tabIndex = -1;
    panel.autofocus = true;
    panel.role = 'dialog';
    panel.ariaLabel = proofs.title;
    panel.addEventListener('beforetoggle', ({ newState }) => {
      if (newState === 'open') this.#fill();
    });
    button.addEventListener('keydown', event => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (!step) return;
      event.preventDefault();
      this.#move(step);
    });
    // Before the text, so that it isn't read, copied, or swapped with it.
    text.before(button, panel);
    this.#place(this.#blocks()[0]);
  }

  /** The mouse moved: the mark shows where it is beside a proven paragraph. */
  point(event: PointerEvent): void {
    if (this.#panel.matches(':popover-open')) return;
    const { clientY } = event;
    const block = isInMargin(this.#text, event)
      ? this.#blocks().findLast(one => {
          const { top, bottom } = one.getBoundingClientRect();
          return top <= clientY && clientY <= bottom;
        })
      : undefined;
    if (block) this.#place(block);
    this.#button.toggleAttribute('data-near', block !== undefined);
  }

  #blocks(): Element[] {
    return findBlocks(this.#text, this.#proofs.proven);
  }

  #move(step: number): void {
    const blocks = this.#blocks();
    const index = this.#block ? blocks.indexOf(this.#block) : -1;
    const next = blocks[index + step];
    if (!next) return;
    this.#place(next);
    this.#button.scrollIntoView({ block: 'nearest' });
  }

  #place(block: Element | undefined): void {
    const button = this.#button;
    this.#block = block;
    button.hidden = block === undefined;
    if (!block) return;
    const [sentence] = this.#proven();
    button.ariaLabel = this.#proofs.open.replace(
      '{sentence}',
      () => sentence?.quotes[0]?.replaceAll('`', '') ?? '',
    );
    const line = firstLine(block);
    const { left } = this.#text.getBoundingClientRect();
    const frame = button.offsetParent?.getBoundingClientRect();
    button.style.top = `${line.top + line.height / 2 - SIDE_PX / 2 - (frame?.top ?? 0)}px`;
    button.style.left = `${Math.max(0, left - PLACE_PX) - (frame?.left ?? 0)}px`;
  }

  #proven(): ProvenSentence[] {
    return this.#block ? findProven(this.#block, this.#proofs.proven) : [];
  }

  /** Below the paragraph or above it, wherever there's more room. */
  #fill(): void {
    const { style } = this.#panel;
    fillPanel(this.#panel, this.#proofs.title, this.#proven());
    if (!this.#block) return;
    const { top, bottom } = this.#block.getBoundingClientRect();
    const { left, width } = this.#text.getBoundingClientRect();
    const isBelow = innerHeight - bottom >= top;
    const room = isBelow ? innerHeight - bottom : top;
    style.top = `${scrollY + (isBelow ? bottom + GAP_PX : top - GAP_PX)}px`;
    style.left = `${scrollX + left}px`;
    style.translate = isBelow ? '' : '0 -100%';
    style.maxInlineSize = `${width}px`;
    style.maxBlockSize = `${room - 2 * GAP_PX}px`;
  }
}

/** Where the words of a block start. */
function firstLine(block: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(block);
  return range.getClientRects()[0] ?? block.getBoundingClientRect();
}
