/** Tabs of no group: their choice is kept by nobody and dies with the page. */
const LISTS = '#content :not([data-group]) > [role="tablist"]';

function tabsOf(list: Element): HTMLElement[] {
  return [...list.querySelectorAll<HTMLElement>(':scope > [role="tab"]')];
}

/** The number of the chosen tab in each list, in the order of the page. */
export function chosenTabs(): number[] {
  return [...document.querySelectorAll(LISTS)].map(list =>
    tabsOf(list).findIndex(tab => tab.getAttribute('aria-selected') === 'true'),
  );
}

/** Chooses the tabs of these numbers; answers whether any had to change. */
export function chooseTabs(numbers: readonly number[]): boolean {
  const others = [...document.querySelectorAll(LISTS)]
    .map((list, index) => tabsOf(list)[numbers[index] ?? -1])
    .filter(tab => tab?.getAttribute('aria-selected') === 'false');
  for (const tab of others) tab?.click();
  return others.length > 0;
}
