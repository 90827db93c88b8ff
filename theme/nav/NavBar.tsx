import { useSite } from '@rspress/core/runtime';
import { SearchButton } from '../search/SearchButton.tsx';
import { ToolchainPopover } from '../toolchain/ToolchainPopover.tsx';
import { Link } from '../ui/Link.tsx';
import { useSiteAddress } from '../useSiteAddress.ts';
import { useSiteTitle } from '../useSiteTitle.ts';
import { useText } from '../useText.ts';
import { useThemeConfig } from '../useThemeConfig.ts';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavMenu } from './NavMenu.tsx';
import { ReleaseTag } from './ReleaseTag.tsx';
import { SiteLogo } from './SiteLogo.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';
import styles from './NavBar.module.css';

/** The bar at the top of every page. */
export function NavBar() {
  const text = useText();
  const { logoText } = useSite().site;
  const siteTitle = useSiteTitle();
  const title = logoText || siteTitle;
  const { pathOf } = useSiteAddress();
  const { hideNavbar } = useThemeConfig();

  return (
    <header
      className={styles.bar}
      data-part="navbar"
      data-keep="navbar"
      data-hidden={hideNavbar === 'always'}
      data-hide-bar={hideNavbar}
    >
      <div className={styles.inner}>
        <Link
          className={styles.home}
          data-home=""
          href={pathOf('/')}
          aria-label={text('nav.home', { title })}
        >
          <SiteLogo />
          <span className={styles.title}>{title}</span>
        </Link>
        <ReleaseTag />
        <ToolchainPopover />
        <NavMenu position="left" />
        <span className={styles.push} />
        <SearchButton />
        <NavMenu position="right" />
        <div className={styles.tools}>
          <VersionSwitch />
          <LanguageSwitch />
          <ThemeToggle />
          <SocialLinks />
        </div>
        <MobileMenu />
      </div>
    </header>
  );
}
