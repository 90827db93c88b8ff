/**
 * Opens a dialog, modal if the browser supports it. If not, Escape and
 * restoring focus are handled here.
 */
export function showDialog(element: HTMLDialogElement): void {
  if (typeof element.showModal === 'function') {
    element.showModal();
    return;
  }
  const before = document.activeElement;
  const closed = new AbortController();
  const { signal } = closed;
  element.setAttribute('open', '');
  element.dataset.plain = '';
  const closeByKey = ({ key, isComposing }: KeyboardEvent) => {
    if (key === 'Escape' && !isComposing) closeDialog(element);
  };
  const handleClose = () => {
    closed.abort();
    element.removeAttribute('open');
    if (before instanceof HTMLElement) before.focus();
  };
  element.addEventListener('keydown', closeByKey, { signal });
  element.addEventListener('close', handleClose, { signal });
}

export function closeDialog(
  element: HTMLDialogElement | null | undefined,
): void {
  if (!element) return;
  if (typeof element.close === 'function') element.close();
  else element.dispatchEvent(new Event('close'));
}
