import { SearchButton } from '../search/SearchButton.tsx';
import { ToolchainPopover } from '../toolchain/ToolchainPopover.tsx';
import { useThemeConfig } from '../useThemeConfig.ts';
import { HomeLink } from './HomeLink.tsx';
import { LanguageSwitch } from './LanguageSwitch.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { NavMenu } from './NavMenu.tsx';
import { ReleaseTag } from './ReleaseTag.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { VersionSwitch } from './VersionSwitch.tsx';
import styles from './NavBar.module.css';

/** The bar at the top of every page. */
export function NavBar() {
  const { hideNavbar, socialLinks = [] } = useThemeConfig();

  return (
    <header
      className={styles.bar}
      data-part="navbar"
      data-keep="navbar"
      data-hidden={hideNavbar === 'always'}
      data-hide-bar={hideNavbar}
    >
      <div className={styles.inner}>
        <HomeLink />
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
        </div>
        {socialLinks.length > 0 && (
          // What leads away stands apart from what changes the page.
          <div className={styles.tools}>
            <SocialLinks />
          </div>
        )}
        <MobileMenu />
      </div>
    </header>
  );
}
