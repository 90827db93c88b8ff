import { useSite } from '@rspress/core/runtime';
import { localePath } from '../../universal/localePath.ts';
import { SearchButton } from '../search/SearchButton.tsx';
import { ToolchainPopover } from '../toolchain/ToolchainPopover.tsx';
import { Link } from '../ui/Link.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { Logo } from './Logo.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavMenu } from './NavMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';
import styles from './NavBar.module.css';

/** The bar at the top of every page. */
export function NavBar() {
  const text = useText();
  const { site } = useSite();
  const { lang } = usePageRecord();

  return (
    <header className={styles.bar}>
      <div className={styles.inner}>
        <Link
          className={styles.home}
          href={localePath('/', lang, site.lang)}
          aria-label={text('nav.home')}
        >
          <Logo />
          <span className={styles.title}>{site.title}</span>
        </Link>
        <NavMenu position="left" />
        <span className={styles.push} />
        <SearchButton />
        <NavMenu position="right" />
        <div className={styles.tools}>
          <VersionSwitch />
          <LanguageSwitch />
          <ToolchainPopover />
          <ThemeToggle />
          <SocialLinks />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
