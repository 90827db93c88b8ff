import { useSite } from '@rspress/core/runtime';
import { footerStrings } from '../../i18n/footer/index.ts';
import { footerGroups, licenseUrl } from '../../site/footer.ts';
import { htmlLangOf } from '../htmlLangOf.ts';
import { Logo } from '../nav/Logo.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import styles from './SiteFooter.module.css';

/** The end of every page: version, license, languages, and where to go next. */
export function SiteFooter() {
  const { title, locales } = useSite().site;
  const { lang: own, frontmatter } = usePageRecord();
  const { page, pathOf } = useSiteAddress();
  const { hasFooter, report } = useThemeConfig();
  if (!hasFooter || frontmatter.footer === false) return null;
  // A language of the site: others have no footer.
  const strings = footerStrings[own as keyof typeof footerStrings];

  return (
    <footer className={styles.footer} data-part="footer">
      <nav className={styles.inner} aria-label={strings.label}>
        <div>
          <p className={styles.row}>
            <Logo />
            <b>{title}</b>
            {` ${report?.version ?? ''}`}
          </p>
          <p>
            <Link href={licenseUrl}>{strings.license}</Link>
          </p>
          <p className={styles.row}>
            {locales.map(({ lang, label }) =>
              lang === own ? (
                <b key={lang}>{label}</b>
              ) : (
                <Link
                  key={lang}
                  href={pathOf(page, { lang })}
                  lang={htmlLangOf(lang)}
                  hrefLang={htmlLangOf(lang)}
                  data-leave="place"
                >
                  {label}
                </Link>
              ),
            )}
          </p>
        </div>
        {footerGroups.map(({ title: name, links }) => (
          <dl key={name}>
            <dt>{strings[name]}</dt>
            {links.map(link => (
              <dd key={link.text}>
                <Link href={'page' in link ? pathOf(link.page) : link.url}>
                  {strings[link.text]}
                </Link>
              </dd>
            ))}
          </dl>
        ))}
      </nav>
    </footer>
  );
}
