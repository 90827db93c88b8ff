import {
  joinAddress,
  splitAddress,
  type AddressRules,
} from '../../shared/siteAddress.ts';
import { loadDocument, loadMissing } from '../navigation/loadDocument.ts';
import { swapPage } from '../navigation/swapPage.ts';
import { stringOf } from '../page.ts';

interface Language {
  lang: string;
  htmlLang: string;
  label: string;
}

/**
 * Adapts the 404 page to the URL: one file is served for all of them, so only
 * the browser knows the version, the language, and whether translations exist.
 */
export function fitNotFound(box: HTMLElement): void {
  // NotFound.tsx wrote it.
  const { rules, languages } = JSON.parse(box.dataset.notFound ?? '') as {
    rules: AddressRules;
    languages: Language[];
  };
  const address = splitAddress(window.location.pathname, rules);
  void speak(address.lang, rules);
  keepVersion(address.version, rules);
  chooseTools();
  void listTranslations(
    box,
    languages
      .filter(({ lang }) => lang !== address.lang)
      .map(language => ({
        ...language,
        path: joinAddress({ ...address, lang: language.lang }, rules),
      })),
  );
}

/** Some servers have only one 404 page for all languages. */
async function speak(lang: string, rules: AddressRules): Promise<void> {
  if (lang === stringOf('lang')) return;
  const { pathname } = window.location;
  const own = { version: rules.defaultVersion, lang, page: '/404' };
  const page = await loadMissing(joinAddress(own, rules)).catch(() => null);
  // If it's in another language too, it would request itself forever.
  const isRight = page?.getElementById('strings')?.dataset.lang === lang;
  if (isRight && pathname === window.location.pathname) swapPage(page);
}

/** Points the page's links to the version in the URL. */
function keepVersion(version: string, rules: AddressRules): void {
  if (version === rules.defaultVersion) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-home], [data-not-found] a',
  )) {
    const asked = splitAddress(link.pathname, rules);
    link.setAttribute('href', joinAddress({ ...asked, version }, rules));
  }
}

/** Shows the list of tools in the language of the URL. */
function chooseTools(): void {
  const isChinese = window.location.pathname.split('/').includes('zh');
  for (const tools of document.querySelectorAll<HTMLElement>('[data-tools]')) {
    tools.hidden = (tools.dataset.tools === 'zh') !== isChinese;
  }
}

async function listTranslations(
  box: HTMLElement,
  languages: (Language & { path: string })[],
): Promise<void> {
  const { pathname } = window.location;
  const found = await Promise.all(
    languages.map(async language => {
      // A page that fails to load isn't offered.
      const page = await loadDocument(language.path).catch(() => null);
      const title = page?.querySelector('h1')?.textContent;
      return title ? [{ ...language, title }] : [];
    }),
  );
  const translations = found.flat();
  if (translations.length === 0 || pathname !== window.location.pathname)
    return;
  const list = box.querySelector('[data-translations] ul');
  list?.replaceChildren(
    ...translations.map(({ path, htmlLang, label, title }) => {
      const item = document.createElement('li');
      const link = document.createElement('a');
      link.href = path;
      link.lang = htmlLang;
      link.hreflang = htmlLang;
      link.textContent = `${title} (${label})`;
      item.append(link);
      return item;
    }),
  );
  list?.parentElement?.removeAttribute('hidden');
}
