import { closestOf } from '../page.ts';

/** A search field that isn't hydrated yet. */
const FIELD = '[data-search-box] input[role=combobox]:not([data-taken])';

/** Records what the field itself doesn't, for theme/search/useEarlyInput.ts. */
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
  // Enter applies only to the text it was pressed on.
  on('input', field => {
    delete field.dataset.enter;
  });
  on('keydown', (field, event) => {
    // A keydown is one.
    const { key, ctrlKey, metaKey, isComposing } = event as KeyboardEvent;
    if (key !== 'Enter' || isComposing) return;
    field.dataset.enter = ctrlKey || metaKey ? 'tab' : 'here';
  });
}
