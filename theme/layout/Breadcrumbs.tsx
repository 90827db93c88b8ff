import { useNav } from '@rspress/core/runtime';
import { joinAddress } from '../../shared/siteAddress.ts';
import { isActiveItem, type NavItem } from '../nav/navItems.ts';
import { cleanHref } from '../../browser/navigation/linkTarget.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { useAddressRules } from '../useAddressRules.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import styles from './Breadcrumbs.module.css';

/** The way from the home page to this one: home, section, page. */
export function Breadcrumbs({ title }: { title: string }) {
  const text = useText();
  const rules = useAddressRules();
  const items = useNav() as NavItem[];
  const { lang, version, routePath } = usePageRecord();
  const home = joinAddress(
    { version: version || rules.defaultVersion, lang, page: '/' },
    rules,
  );
  const section = items.find(item => isActiveItem(item, routePath));
  const link = section?.link && cleanHref(section.link);

  return (
    <nav aria-label={text('page.breadcrumbs')}>
      <ol className={styles.list}>
        <li>
          <Link className={styles.link} href={home}>
            {text('page.home')}
          </Link>
        </li>
        {section && (
          <li>
            {link && link !== routePath ? (
              <Link className={styles.link} href={link}>
                {section.text}
              </Link>
            ) : (
              section.text
            )}
          </li>
        )}
        {title && title !== section?.text && (
          <li aria-current="page">
            <TitleText title={title} />
          </li>
        )}
      </ol>
    </nav>
  );
}
