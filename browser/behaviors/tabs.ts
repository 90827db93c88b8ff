import { TABS_KEY_PREFIX } from '../../shared/storageKeys.ts';
import { closestOf, onPage } from '../page.ts';
import { readStored, writeStored } from '../storage/safeStorage.ts';

const TABS = '[data-tabs-of]';

/** Tabs of the same group are selected together, on the whole site. */
export function startTabs(): void {
  const choices = new Map<string, string | null>();
  const choiceOf = (group: string) => {
    if (!choices.has(group)) {
      choices.set(group, readStored(TABS_KEY_PREFIX + group));
    }
    return choices.get(group) ?? null;
  };
  const choose = (tab: HTMLElement) => {
    const tabs = tab.closest<HTMLElement>(TABS);
    const value = tab.dataset.value ?? '';
    if (!tabs) return;
    const group = tabs.dataset.group;
    if (!group) {
      select(tabs, value);
      return;
    }
    choices.set(group, value);
    writeStored(TABS_KEY_PREFIX + group, value);
    for (const other of tabsOf(group)) select(other, value);
  };

  onPage(() => {
    for (const tabs of document.querySelectorAll<HTMLElement>('[data-group]')) {
      const value = choiceOf(tabs.dataset.group ?? '');
      if (value !== null) select(tabs, value);
    }
    // From now on the DOM shows the selection, not the head script's styles.
    delete document.documentElement.dataset.tabs;
  });
  document.addEventListener('click', event => {
    const tab = closestOf(event, '[role=tab]');
    if (tab) choose(tab);
  });
  // As in the ARIA practices: arrow keys move, and the selected tab is the tab
  // stop.
  document.addEventListener('keydown', event => {
    const tab = closestOf(event, '[role=tab]');
    // Tabs stand beside tabs, all of them HTML.
    const list = [...(tab?.parentElement?.children ?? [])] as HTMLElement[];
    if (!tab) return;
    const at = list.indexOf(tab);
    const last = list.length - 1;
    const places: Record<string, number> = {
      ArrowRight: at < last ? at + 1 : 0,
      ArrowLeft: at > 0 ? at - 1 : last,
      Home: 0,
      End: last,
    };
    const other = list[places[event.key] ?? -1];
    if (!other) return;
    event.preventDefault();
    choose(other);
    other.focus();
  });
}

function tabsOf(group: string): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('[data-group]')].filter(
    tabs => tabs.dataset.group === group,
  );
}

/** Shows the panel with a value; lists without it stay unchanged. */
function select(tabs: HTMLElement, value: string): void {
  const own = [
    ...tabs.querySelectorAll<HTMLElement>(
      ':scope > [role=tablist] > [role=tab]',
    ),
  ];
  if (!own.some(tab => tab.dataset.value === value)) return;
  for (const tab of own) {
    const isChosen = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isChosen));
    tab.tabIndex = isChosen ? 0 : -1;
  }
  for (const panel of tabs.querySelectorAll<HTMLElement>(
    ':scope > [role=tabpanel]',
  )) {
    panel.hidden = panel.dataset.value !== value;
  }
}
