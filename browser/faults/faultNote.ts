/** The note that stands hidden in every page; theme/layout/FaultNote.tsx. */
const NOTE = '[data-fault-note]';

/** Says that the page of an address could not be had; null takes it back. */
export function setFailedAddress(address: string | null): void {
  const note = document.querySelector<HTMLElement>(NOTE);
  if (!note) return;
  note.toggleAttribute('data-shown', address !== null);
  note.dataset.faultNote = address === null ? 'parts' : 'page';
  note.querySelector('a')?.setAttribute('href', address ?? '');
}
