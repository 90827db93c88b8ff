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
 * One file is served for every address that leads nowhere, so only here the
 * address is known: the version it asks for, and the languages in which the
 * page exists.
 */
export function fitNotFound(box: HTMLElement): void {
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

/** A server may know only one such page, for all languages. */
async function speak(lang: string, rules: AddressRules): Promise<void> {
  if (lang === stringOf('lang')) return;
  const { pathname } = window.location;
  const own = { version: rules.defaultVersion, lang, page: '/404' };
  const page = await loadMissing(joinAddress(own, rules)).catch(() => null);
  // One of another language would ask for itself again, without an end.
  const isRight = page?.getElementById('strings')?.dataset.lang === lang;
  if (isRight && pathname === window.location.pathname) swapPage(page);
}

/** Links of the page lead to the version that the address is in. */
function keepVersion(version: string, rules: AddressRules): void {
  if (version === rules.defaultVersion) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(
    'a[data-home], [data-not-found] a',
  )) {
    const asked = splitAddress(link.pathname, rules);
    link.setAttribute('href', joinAddress({ ...asked, version }, rules));
  }
}

/** The tools speak the language that the path names. */
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
      // What cannot be loaded cannot be offered.
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
