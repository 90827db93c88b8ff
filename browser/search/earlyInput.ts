import { closestOf } from '../page.ts';

/** A field of search that React has not taken over yet. */
const FIELD = '[data-search-box] input[role=combobox]:not([data-taken])';

/** Notes what a field itself does not keep, for theme/search/useEarlyInput.ts. */
export function startEarlyInput(): void {
  const on = (
    type: 'keydown' | 'compositionstart' | 'compositionend' | 'input',
    note: (field: HTMLInputElement, event: Event) => void,
  ) => {
    document.addEventListener(type, event => {
      const field = closestOf<HTMLInputElement>(event, FIELD);
      if (field) note(field, event);
    });
  };
  on('compositionstart', field => {
    field.dataset.composing = '';
  });
  on('compositionend', field => {
    delete field.dataset.composing;
  });
  // An Enter is for what stood there when it came.
  on('input', field => {
    delete field.dataset.enter;
  });
  on('keydown', (field, event) => {
    const { key, ctrlKey, metaKey, isComposing } = event as KeyboardEvent;
    if (key !== 'Enter' || isComposing) return;
    field.dataset.enter = ctrlKey || metaKey ? 'tab' : 'here';
  });
}
