import { useId } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { HomeLink } from './HomeLink.tsx';
import { LanguageItem } from './LanguageSwitch.tsx';
import { NavLinks } from './NavMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useNavItems } from './navItems.ts';
import { useOtherLanguages } from './useOtherLanguages.ts';
import { useVersions } from './useVersions.ts';
import { VersionItem } from './VersionSwitch.tsx';
import navBar from './NavBar.module.css';
import styles from './MobileMenu.module.css';

/**
 * On narrow screens, everything in the bar is behind one button. It's a popover until
 * browser/behaviors/mobileMenu.ts opens it as a dialog, so that it works without scripts.
 */
export function MobileMenu() {
  const text = useText();
  const languages = useOtherLanguages();
  const versions = useVersions();
  const id = useId();

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={navBar.iconButton}
        aria-label={text('nav.openMenu')}
        data-open-menu=""
        popoverTarget={id}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={styles.dialog}
        id={id}
        data-menu=""
        popover="auto"
        aria-label={text('nav.menuTitle')}
      >
        <div className={styles.head}>
          <HomeLink />
          <button
            type="button"
            className={navBar.iconButton}
            aria-label={text('nav.closeMenu')}
            popoverTarget={id}
            popoverTargetAction="hide"
            data-close-menu=""
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={text('nav.label')} className={styles.links}>
          <NavLinks items={useNavItems()} />
        </nav>
        {versions.length > 1 && (
          <ul
            className={`${styles.choices} ${styles.versions}`}
            aria-label={text('nav.version')}
          >
            {versions.map(version => (
              <li key={version.name}>
                <VersionItem version={version} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.tools}>
          {languages.length > 0 && (
            <ul className={styles.choices} aria-label={text('nav.language')}>
              {languages.map(language => (
                <li key={language.lang}>
                  <LanguageItem language={language} />
                </li>
              ))}
            </ul>
          )}
          <ThemeToggle />
        </div>
        <div className={styles.tools}>
          <SocialLinks />
        </div>
      </dialog>
    </div>
  );
}
