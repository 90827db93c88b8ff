import { useSite } from '@rspress/core/runtime';
import { Link } from '../ui/Link.tsx';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useSiteTitle } from '../useSiteTitle.ts';
import { useText } from '../useText.ts';
import { SiteLogo } from './SiteLogo.tsx';
import styles from './NavBar.module.css';

/** Logo and name, which lead home. */
export function HomeLink() {
  const text = useText();
  const { logoText } = useSite().site;
  const siteTitle = useSiteTitle();
  const title = logoText || siteTitle;
  const { pathOf } = useSiteAddress();

  return (
    <Link
      className={styles.home}
      data-home=""
      href={pathOf('/')}
      aria-label={text('nav.home', { title })}
    >
      <SiteLogo />
      <span className={styles.title}>{title}</span>
    </Link>
  );
}
