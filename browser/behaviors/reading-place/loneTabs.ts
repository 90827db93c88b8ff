/** Tabs outside a group: their selection isn't stored anywhere. */
const LISTS = '#content :not([data-group]) > [role="tablist"]';

function tabsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')];
}

/** The index of the selected tab in each list, in page order. */
export function chosenTabs(): number[] {
  return [...document.querySelectorAll(LISTS)].map(list =>
    tabsOf(list).findIndex(tab => tab.getAttribute('aria-selected') === 'true'),
  );
}

/** Selects tabs by index; returns whether any selection changed. */
export function chooseTabs(numbers: readonly number[]): boolean {
  const others = [...document.querySelectorAll(LISTS)]
    .map((list, index) => tabsOf(list)[numbers[index] ?? -1])
    .filter(tab => tab?.getAttribute('aria-selected') === 'false');
  for (const tab of others) tab?.click();
  return others.length > 0;
}
