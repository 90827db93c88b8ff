/**
 * Opens a dialog, modal where the browser can; elsewhere it stands over the page
 * and Escape has to be listened for. Returns how to undo what it did.
 */
export function showDialog(element: HTMLDialogElement): () => void {
  const before = document.activeElement;
  if (typeof element.showModal === 'function') {
    if (!element.open) element.showModal();
    return () => undefined;
  }
  element.setAttribute('open', '');
  element.dataset.plain = '';
  const closeByKey = ({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) closeDialog(element);
  };
  element.addEventListener('keydown', closeByKey);
  return () => {
    element.removeEventListener('keydown', closeByKey);
    if (before instanceof HTMLElement) before.focus();
  };
}

export function closeDialog(element: HTMLDialogElement | null): void {
  if (!element) return;
  if (typeof element.close === 'function') element.close();
  else element.dispatchEvent(new Event('close'));
}
