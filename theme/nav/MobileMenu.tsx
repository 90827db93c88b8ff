import { useLocation, useNav } from '@rspress/core/runtime';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants.ts';
import { Icon } from '../ui/Icon.tsx';
import { watchMedia } from '../ui/media.ts';
import { useText } from '../useText.ts';
import { LanguageItem } from './LanguageSwitch.tsx';
import type { NavItem } from './navItems.ts';
import { NavLinks } from './NavMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useOtherLanguages } from './useOtherLanguages.ts';
import { useVersions } from './useVersions.ts';
import { VersionItem } from './VersionSwitch.tsx';
import navBar from './NavBar.module.css';
import styles from './MobileMenu.module.css';

/** Narrow windows: everything of the bar behind one button. */
export function MobileMenu() {
  const text = useText();
  const items = useNav() as NavItem[];
  const languages = useOtherLanguages();
  const versions = useVersions();
  // New after every navigation, even to the page that is on screen.
  const { key } = useLocation();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === key;
  const dialog = useRef<HTMLDialogElement>(null);

  // A native modal: it holds the focus, closes on Escape and gives focus back. A
  // new page takes it to its heading after this, see useAfterNavigation.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const close = () => setOpenOn(null);
    return watchMedia(`(width >= ${MOBILE_BREAKPOINT_PX}px)`, close);
  }, []);

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={navBar.iconButton}
        aria-label={text('nav.openMenu')}
        aria-expanded={isOpen}
        onClick={() => setOpenOn(key)}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={styles.dialog}
        ref={dialog}
        aria-label={text('nav.menuTitle')}
        onClose={() => setOpenOn(null)}
      >
        <div className={styles.head}>
          <button
            type="button"
            className={navBar.iconButton}
            aria-label={text('nav.closeMenu')}
            onClick={() => setOpenOn(null)}
          >
            <Icon name="close" />
          </button>
        </div>
        <nav aria-label={text('nav.label')} className={styles.links}>
          <NavLinks items={items} />
        </nav>
        {languages.length > 0 && (
          <ul className={styles.choices} aria-label={text('nav.language')}>
            {languages.map(language => (
              <li key={language.lang}>
                <LanguageItem language={language} />
              </li>
            ))}
          </ul>
        )}
        {versions.length > 1 && (
          <ul className={styles.choices} aria-label={text('nav.version')}>
            {versions.map(version => (
              <li key={version.name}>
                <VersionItem version={version} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.tools}>
          <ThemeToggle />
          <SocialLinks />
        </div>
      </dialog>
    </div>
  );
}
