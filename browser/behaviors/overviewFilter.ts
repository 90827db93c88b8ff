import { closestOf, onPage } from '../page.ts';

const FIELD = '[data-overview-filter]';

/** Filters an overview's groups, pages, and headers. */
export function startOverviewFilter(): void {
  // Typed before this script ran, or restored by the browser.
  onPage(() => {
    const field = document.querySelector<HTMLInputElement>(FIELD);
    if (field?.value) filter(field);
  });
  document.addEventListener('input', event => {
    const field = closestOf<HTMLInputElement>(event, FIELD);
    if (field) filter(field);
  });
}

/** Loads the code with the first letter: few pages have an overview. */
function filter(field: HTMLInputElement): void {
  // In the chunk of zoom: a chunk of its own would cost every page more bytes.
  import(/* webpackChunkName: "zoom" */ './filterOverview.ts').then(
    ({ filterOverview }) => filterOverview(field.value),
    () => (document.documentElement.dataset.fault = ''),
  );
}
