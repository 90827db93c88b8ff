import type { LocalScope } from './local/LocalScope.ts';
import { loadManifest } from './local/manifest.ts';
import { FOUND_KEY, SEARCHED_KEY } from '../../shared/storageKeys.ts';
import { closestOf, onPage } from '../page.ts';
import {
  readStored,
  sessionArea,
  writeStored,
} from '../storage/safeStorage.ts';
import { closeDialog, showDialog } from '../dom/dialog.ts';
import { withTimeout } from '../dom/withTimeout.ts';
import { startEarlyInput } from './earlyInput.ts';

const BUTTON = '[data-search]';
const DIALOG = 'dialog[data-search-box]';
const FIELD = '[data-search-box] input[role=combobox]';

/** For browsers that don't say when they're idle: the page has started by then. */
const IDLE_MS = 1000;

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
  const warm = (box: HTMLElement, typed = '') => {
    // `as` is safe: useSearchScope wrote it.
    const scope = JSON.parse(box.dataset.searchBox ?? '') as LocalScope;
    // Meanwhile the code that needs it loads.
    void loadManifest(scope.manifest);
    loadIndex().then(
      ({ warmLocalSearch }) => warmLocalSearch(scope, typed),
      () => undefined,
    );
  };
  let prepared: string | undefined;
  /** Once for an index. If it fails, opening the field tries again and reports the error. */
  const prepare = () => {
    const box = dialog();
    if (!box || box.dataset.searchBox === prepared) return;
    prepared = box.dataset.searchBox;
    warm(box);
    load().catch(() => undefined);
  };
  const hydrated = new WeakSet<Element>();
  const hydrate = (box: HTMLElement, typed: string) => {
    const place = box.querySelector('[data-island]');
    if (!place || hydrated.has(place)) return;
    writeStored(SEARCHED_KEY, 'yes', sessionArea);
    warm(box, typed);
    const fail = () => setFailed(box, true);
    const code = load();
    withTimeout(code).catch(fail);
    // Even after the limit: late is better than never.
    code
      .then(({ hydrateSearch }) => {
        if (hydrated.has(place)) return;
        hydrateSearch(box);
        hydrated.add(place);
        setFailed(box, false);
      })
      .catch(fail);
  };
  const open = () => {
    const box = dialog();
    if (box) showDialog(box);
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
    // Its scrim is a part of the dialog itself.
    else if (event.target === box || closestOf(event, '[data-close-search]'))
      closeDialog(box);
  });
  for (const way of ['pointerover', 'focusin']) {
    document.addEventListener(way, event => {
      if (closestOf(event, BUTTON)) prepare();
    });
  }
  document.addEventListener('keydown', ({ key }) => {
    // The first half of the shortcut.
    if (key === 'Control' || key === 'Meta') prepare();
  });
  for (const way of ['focusin', 'input']) {
    document.addEventListener(way, event => {
      const field = closestOf<HTMLInputElement>(event, FIELD);
      const box = field?.closest<HTMLElement>('[data-search-box]');
      if (!field || !box) return;
      const isComposing = 'composing' in field.dataset;
      hydrate(box, isComposing ? '' : field.value.trim());
    });
  }
  onPage(serveKey);
  // Back leads to another page, which the dialog would cover.
  window.addEventListener('popstate', () => closeDialog(dialog()));

  // Who has searched will do so again.
  if (readStored(SEARCHED_KEY, sessionArea)) whenIdle(prepare);
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

/** Once the page has loaded, which it must not hold up, and nothing else is to do. */
function whenIdle(run: () => void): void {
  // The script of the page runs before that.
  window.addEventListener('load', () => {
    if (typeof window.requestIdleCallback === 'function')
      requestIdleCallback(run);
    else setTimeout(run, IDLE_MS);
  });
}

function setFailed(box: HTMLElement, hasFailed: boolean): void {
  const note = box.querySelector<HTMLElement>('[data-search-failure]');
  if (note) note.hidden = !hasFailed;
}
