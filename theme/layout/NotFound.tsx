import { useSite } from '@rspress/core/runtime';
import { notFoundLinks } from '../../site/notFoundLinks.ts';
import { joinAddress } from '../../shared/siteAddress.ts';
import { AllPagesLink } from '../search/AllPagesLink.tsx';
import { InlineSearch } from '../search/InlineSearch.tsx';
import { htmlLangOf } from '../htmlLangOf.ts';
import { Link } from '../ui/Link.tsx';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import styles from './NotFound.module.css';

/** What a reader sees at an address that leads nowhere. */
export function NotFound() {
  const text = useText();
  const rules = useAddressRules();
  const { lang, version } = usePageRecord();
  const { site } = useSite();
  const languages = site.locales.map(locale => ({
    lang: locale.lang,
    htmlLang: htmlLangOf(locale.lang),
    label: locale.label,
  }));
  const addressOf = (page: string) =>
    joinAddress(
      { version: version || rules.defaultVersion, lang, page },
      rules,
    );

  return (
    <main
      className={styles.page}
      id="content"
      tabIndex={-1}
      data-not-found={JSON.stringify({ rules, languages })}
    >
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFound.title')}</h1>
      <p className={styles.text}>{text('notFound.text')}</p>
      <div className={styles.text} data-translations="" hidden>
        <p>{text('notFound.otherLanguage')}</p>
        <ul />
      </div>
      <InlineSearch />
      <AllPagesLink className={styles.text} />
      <Link className={styles.home} href={addressOf('/')}>
        {text('notFound.home')}
      </Link>
      <section className={styles.ways} aria-labelledby="ways">
        <h2 className={styles.waysTitle} id="ways">
          {text('notFound.ways')}
        </h2>
        <ul>
          {notFoundLinks.map(way => (
            <li key={way.page}>
              <Link href={addressOf(way.page)}>{text(way.title)}</Link>
              <p>{text(way.text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
