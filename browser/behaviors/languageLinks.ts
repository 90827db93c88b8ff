import { onPage } from '../page.ts';

/** Keeps the current query and hash in links to other languages. */
export function startLanguageLinks(): void {
  const update = () => {
    const { search, hash } = window.location;
    for (const link of document.querySelectorAll<HTMLAnchorElement>(
      'a[data-leave="place"]',
    )) {
      const [path = ''] = (link.getAttribute('href') ?? '').split(/[?#]/);
      link.setAttribute('href', path + search + hash);
    }
  };
  onPage(update);
  window.addEventListener('hashchange', update);
  window.addEventListener('popstate', update);
}
