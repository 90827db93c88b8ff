import { stringOf } from '../page.ts';

/** Hides what an overview has besides the groups, pages, and headers that match. */
export function filterOverview(query: string): void {
  const wanted = fold(query.trim());
  const matches = (element: Element | null) =>
    fold(element?.textContent ?? '').includes(wanted);
  let count = 0;
  for (const group of all('[data-overview-group]')) {
    const isWhole = matches(group.querySelector('h2'));
    let shown = 0;
    for (const item of all('[data-overview-item]', group)) {
      const isNamed = isWhole || matches(item.querySelector('h3'));
      let headers = 0;
      for (const header of all('li', item)) {
        header.hidden = !isNamed && !matches(header);
        if (!header.hidden) headers += 1;
      }
      item.hidden = !isNamed && headers === 0;
      if (!item.hidden) shown += 1;
    }
    group.hidden = shown === 0;
    count += shown;
  }
  say(query, count);
}

function say(query: string, count: number): void {
  const status = document.querySelector<HTMLElement>('[data-overview-status]');
  if (!status) return;
  status.dataset.count = String(count);
  status.textContent =
    count === 0
      ? stringOf('overviewNoMatch').replace('{query}', () => query)
      : query === ''
        ? ''
        : count === 1
          ? stringOf('oneResult')
          : stringOf('count').replace('{count}', String(count));
}

/** Lowercase, with hyphens as spaces: `out-base` matches `out base`. */
function fold(text: string): string {
  return text.toLowerCase().replaceAll('-', ' ');
}

function all(selector: string, within: ParentNode = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(selector)];
}
