import type { LocalScope } from './local/LocalScope.ts';
import { loadManifest } from './local/manifest.ts';
import { FOUND_KEY } from '../../shared/storageKeys.ts';
import { closestOf, onPage } from '../page.ts';
import { readStored, sessionArea } from '../storage/safeStorage.ts';
import { withTimeout } from '../dom/withTimeout.ts';
import { startEarlyInput } from './earlyInput.ts';
import { closeDialog, showDialog } from './showDialog.ts';

const BUTTON = '[data-search]';
const DIALOG = 'dialog[data-search-box]';
const FIELD = '[data-search-box] input[role=combobox]';

/** React and the panel, loaded when a reader is about to search. */
const load = () =>
  import(
    /* webpackChunkName: "search" */ '../../theme/search/searchIsland.tsx'
  );

/** The worker and the index load in parallel with React: they take longest. */
const loadIndex = () =>
  import(/* webpackChunkName: "search-index" */ './local/localSource.ts');

/** Opens search. The dialog accepts input at once; the rest loads meanwhile. */
export function startSearch(): void {
  const dialog = () => document.querySelector<HTMLDialogElement>(DIALOG);

  /** Loads the index early. If that fails, the first query tries again. */
  const warm = (box: HTMLElement) => {
    // `as` is safe: useSearchScope wrote it.
    const scope = JSON.parse(box.dataset.searchBox ?? '') as LocalScope;
    // Meanwhile the code that needs it loads.
    void loadManifest(scope.manifest);
    withTimeout(loadIndex()).then(
      ({ warmLocalSearch }) => warmLocalSearch(scope),
      () => undefined,
    );
  };
  /** If this fails, opening the field tries again and reports the error. */
  const prepare = (box: HTMLElement | null) => {
    if (!box) return;
    warm(box);
    withTimeout(load()).catch(() => undefined);
  };
  const hydrate = async (box: HTMLElement) => {
    warm(box);
    try {
      const { hydrateSearch } = await withTimeout(load());
      setFailed(box, false);
      hydrateSearch(box);
    } catch {
      setFailed(box, true);
    }
  };
  const open = () => {
    const box = dialog();
    if (!box || box.hasAttribute('open')) return;
    showDialog(box);
    box.querySelector('input')?.focus();
  };
  /**
   * Handles a shortcut that the head script recorded, maybe before this ran.
   */
  const serveKey = () => {
    const { dataset } = document.documentElement;
    if (!('searchKey' in dataset)) return;
    delete dataset.searchKey;
    open();
  };

  startEarlyInput();
  document.addEventListener('search-key', serveKey);
  document.addEventListener('click', event => {
    const box = dialog();
    if (closestOf(event, BUTTON)) open();
    // Clicks on the backdrop target the dialog itself.
    else if (event.target === box || closestOf(event, '[data-close-search]'))
      closeDialog(box);
  });
  for (const way of ['pointerover', 'focusin']) {
    document.addEventListener(way, event => {
      if (closestOf(event, BUTTON)) prepare(dialog());
    });
  }
  for (const way of ['focusin', 'input']) {
    document.addEventListener(way, event => {
      const box = closestOf(event, FIELD)?.closest<HTMLElement>(
        '[data-search-box]',
      );
      if (box) void hydrate(box);
    });
  }
  onPage(serveKey);
  // Back leads to another page, which the dialog would cover.
  window.addEventListener('popstate', () => closeDialog(dialog()));

  // A shared search, which the code of search reads.
  if (/[?&]q=./.test(window.location.search)) open();
  // A hit that led here by a page load.
  if (readStored(FOUND_KEY, sessionArea)) {
    import('./foundWords.ts').then(
      ({ resumeFound }) => resumeFound(),
      () => undefined,
    );
  }
}

function setFailed(box: HTMLElement, hasFailed: boolean): void {
  const note = box.querySelector<HTMLElement>('[data-search-failure]');
  if (note) note.hidden = !hasFailed;
}
