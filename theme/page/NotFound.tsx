import { notFoundWays } from '../../site/notFoundWays.ts';
import { joinAddress } from '../../universal/siteAddress.ts';
import { AllPagesLink } from '../search/AllPagesLink.tsx';
import { InlineSearch } from '../search/InlineSearch.tsx';
import { Link } from '../ui/Link.tsx';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { useTranslations } from './useTranslations.ts';
import styles from './NotFound.module.css';

/** What a reader sees at an address that leads nowhere. */
export function NotFound() {
  const text = useText();
  const rules = useAddressRules();
  const { lang, version } = usePageRecord();
  const translations = useTranslations();
  const addressOf = (page: string) =>
    joinAddress(
      { version: version || rules.defaultVersion, lang, page },
      rules,
    );

  return (
    <main className={styles.page} id="content" tabIndex={-1}>
      <p className={styles.code}>404</p>
      <h1 className={styles.title}>{text('notFound.title')}</h1>
      <p className={styles.text}>{text('notFound.text')}</p>
      {translations.length > 0 && (
        <div className={styles.text}>
          <p>{text('notFound.otherLanguage')}</p>
          <ul>
            {translations.map(({ href, title, htmlLang, label }) => (
              <li key={href}>
                <Link href={href} lang={htmlLang} hrefLang={htmlLang}>
                  {title} ({label})
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
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
          {notFoundWays.map(way => (
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
