/** The hidden note in every page; see theme/layout/FaultNote.tsx. */
const NOTE = '[data-fault-note]';

/** Says that a page couldn't be loaded; null hides the note. */
export function setFailedAddress(address: string | null): void {
  const note = document.querySelector<HTMLElement>(NOTE);
  if (!note) return;
  note.toggleAttribute('data-shown', address !== null);
  note.dataset.faultNote = address === null ? 'parts' : 'page';
  note.querySelector('a')?.setAttribute('href', address ?? '');
}
