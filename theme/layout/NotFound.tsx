import { useHead, useSite } from '@rspress/core/runtime';
import { notFoundLinks } from '../../site/notFoundLinks.ts';
import { AllPagesLink } from '../search/AllPagesLink.tsx';
import { InlineSearch } from '../search/InlineSearch.tsx';
import { htmlLangOf } from '../htmlLangOf.ts';
import { Link } from '../ui/Link.tsx';
import { useAddressRules } from '../useAddressRules.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useText } from '../useText.ts';
import { rareStyles } from '../rareStyles.ts';
import { MissingSheet } from './MissingSheet.tsx';
import styles from './NotFound.module.css';

/** The page for URLs that don't exist. */
export function NotFound() {
  const text = useText();
  const rules = useAddressRules();
  const { pathOf } = useSiteAddress();
  const { site } = useSite();
  useHead({ style: [{ innerHTML: rareStyles }] });
  const languages = site.locales.map(locale => ({
    lang: locale.lang,
    htmlLang: htmlLangOf(locale.lang),
    label: locale.label,
  }));

  return (
    <main
      className={styles.page}
      id="content"
      tabIndex={-1}
      data-not-found={JSON.stringify({ rules, languages })}
    >
      <MissingSheet />
      <p className={styles.code}>404</p>
      <h1>{text('notFound.title')}</h1>
      <p className={styles.text}>{text('notFound.text')}</p>
      <div className={styles.text} data-translations="" hidden>
        <p>{text('notFound.otherLanguage')}</p>
        <ul />
      </div>
      <InlineSearch />
      <AllPagesLink className={styles.text} />
      <Link className={styles.home} href={pathOf('/')}>
        {text('notFound.home')}
      </Link>
      <section className={styles.ways} aria-labelledby="ways">
        <h2 className={styles.waysTitle} id="ways">
          {text('notFound.ways')}
        </h2>
        <ul>
          {notFoundLinks.map(link => (
            <li key={link.page}>
              <Link href={pathOf(link.page)}>{text(link.title)}</Link>
              <p>{text(link.text)}</p>
            </li>
          ))}
        </ul>
      </section>
    </main>
  );
}
