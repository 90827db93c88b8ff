const FIELD = 'dialog[data-search-box] input[role=combobox]';

const fieldOfSearch = () => document.querySelector<HTMLInputElement>(FIELD);

/** Whether this site has a search dialog. */
export function hasSearch(): boolean {
  return fieldOfSearch() !== null;
}

/** Opens search with a query, as if the reader had pressed keys. */
export function searchFor(query: string): void {
  document.documentElement.dataset.searchKey = '';
  document.dispatchEvent(new Event('search-key'));
  const field = fieldOfSearch();
  if (!field) return;
  // With the setter of the prototype: React replaces the field's own, and ignores
  // values set through it.
  Reflect.set(HTMLInputElement.prototype, 'value', query, field);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
