import { CODE_COPIED_MS } from '../../shared/constants.ts';

/** What an action needs to know of the button that was pressed. */
export interface Press {
  /** The file that it names. */
  file: string | undefined;
  /** Whether it's in the first of two panes, which shows the pinned build. */
  isPinned: boolean;
  /** Shows on the button for a moment that it has copied. */
  markCopied: () => void;
  /** Scrolls to a part of its panel, and focuses it. */
  goTo: (part: 'output' | 'options') => void;
}

export function readPress(button: HTMLElement): Press {
  return {
    file: button.dataset.file,
    isPinned: button.closest('[data-pane=pinned]') !== null,
    markCopied() {
      button.dataset.copied = '';
      setTimeout(() => delete button.dataset.copied, CODE_COPIED_MS);
    },
    goTo(part) {
      const place = panelOf(button)?.querySelector<HTMLElement>(
        `[data-${part}]`,
      );
      place?.scrollIntoView();
      place?.focus({ preventScroll: true });
    },
  };
}

/** A button that is gone once it was pressed leaves the focus to the options. */
export function keepFocus(button: Element): void {
  const panel = panelOf(button);
  requestAnimationFrame(() => {
    if (button.isConnected || !panel?.isConnected) return;
    panel.querySelector<HTMLElement>('[data-options]')?.focus();
  });
}

function panelOf(button: Element): Element | null {
  return button.closest('[data-live]');
}
