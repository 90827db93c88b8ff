import { isActiveItem, useNavItems } from '../nav/navItems.ts';
import { cleanHref } from '../../browser/navigation/linkKind.ts';
import { Link } from '../ui/Link.tsx';
import { TitleText } from '../ui/TitleText.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useText } from '../useText.ts';
import styles from './Breadcrumbs.module.css';

/** Breadcrumbs: home, section, page. */
export function Breadcrumbs({ title }: { title: string }) {
  const text = useText();
  const { pathOf } = useSiteAddress();
  const { routePath } = usePageRecord();
  const section = useNavItems().find(item => isActiveItem(item, routePath));
  const link = section?.link && cleanHref(section.link);
  // "API" and "JavaScript API" would be one place twice.
  const isSection =
    section !== undefined &&
    title.includes(section.text) &&
    (link === routePath || title === section.text);

  return (
    <nav aria-label={text('page.breadcrumbs')}>
      <ol className={styles.list}>
        <li>
          <Link className={styles.link} href={pathOf('/')}>
            {text('page.home')}
          </Link>
        </li>
        {section && (
          <li aria-current={isSection ? 'page' : undefined}>
            {link && link !== routePath ? (
              <Link className={styles.link} href={link}>
                {section.text}
              </Link>
            ) : (
              section.text
            )}
          </li>
        )}
        {title && !isSection && (
          <li aria-current="page">
            <TitleText title={title} />
          </li>
        )}
      </ol>
    </nav>
  );
}
