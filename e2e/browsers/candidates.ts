import type { Role } from './Driver.ts';

/** Where a role may be found, for engines that cannot look for it by itself. */
export const candidates: Record<Role, string> = {
  banner: 'header',
  button: 'button:not([role]), [role=button]',
  combobox: '[role=combobox]',
  dialog: 'dialog, [role=dialog]',
  heading: 'h1, h2, h3, h4, h5, h6',
  link: 'a[href]:not([role])',
  main: 'main',
  navigation: 'nav',
  searchbox: 'input[type=search]:not([role])',
  status: '[role=status]',
  summary: 'summary',
  tab: '[role=tab]',
  tablist: '[role=tablist]',
  tabpanel: '[role=tabpanel]',
};

/** Runs in the page: what of a selector a reader sees, scrolled to or not. */
export function listShown(selector: string, scope: Element | null): Element[] {
  return [...(scope ?? document).querySelectorAll(selector)].filter(element => {
    const { width, height } = element.getBoundingClientRect();
    return (
      width > 0 &&
      height > 0 &&
      element.checkVisibility({ visibilityProperty: true })
    );
  });
}

/** Runs in the page: the name of an element, by the ways the site gives names. */
export function nameOf(element: Element): string {
  const textOf = (source: Element | null) => {
    const copy = source?.cloneNode(true) as Element | undefined;
    for (const hidden of copy?.querySelectorAll('[aria-hidden=true]') ?? []) {
      hidden.remove();
    }
    return copy?.textContent ?? '';
  };
  const labels = element.getAttribute('aria-labelledby')?.split(' ');
  const name =
    labels?.map(id => textOf(document.getElementById(id))).join(' ') ??
    element.getAttribute('aria-label') ??
    element.getAttribute('alt') ??
    textOf((element as HTMLInputElement).labels?.[0] ?? element);
  return name.replaceAll(/\s+/g, ' ').trim();
}
