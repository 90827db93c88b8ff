import { CODE_COPIED_MS } from '../../shared/constants.ts';

/** What an action needs to know of the button that was pressed. */
export interface Press {
  /** The file that it names. */
  file: string | undefined;
  /** The line of it. */
  line: number | undefined;
  /** Shows on the button for a moment that it has copied. */
  markCopied: () => void;
}

export function readPress(button: HTMLElement): Press {
  return {
    file: button.dataset.file,
    line: Number(button.dataset.line) || undefined,
    markCopied() {
      button.dataset.copied = '';
      setTimeout(() => delete button.dataset.copied, CODE_COPIED_MS);
    },
  };
}

/** A button that is gone once it was pressed leaves the focus to the options. */
export function keepFocus(button: Element): void {
  const panel = button.closest('[data-live]');
  requestAnimationFrame(() => {
    if (button.isConnected || !panel?.isConnected) return;
    panel.querySelector<HTMLElement>('[data-options]')?.focus();
  });
}

/** Shows a part of the panel where there is room for one: Panel.tsx. */
export function showPart(name: 'written'): void {
  document
    .querySelector<HTMLElement>(`[data-live] input[value="${name}"]`)
    ?.click();
}
