import { useNav } from '@rspress/core/runtime';
import { useEffect, useRef, useState } from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants.ts';
import { Icon } from '../ui/Icon.tsx';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { LanguageItem } from './LanguageSwitch.tsx';
import type { NavItem } from './navItems.ts';
import { NavLinks } from './NavMenu.tsx';
import { SocialLinks } from './SocialLinks.tsx';
import { ThemeToggle } from './ThemeToggle.tsx';
import { useOtherLanguages } from './useOtherLanguages.ts';
import { VersionSwitch } from './VersionSwitch.tsx';
import navBar from './NavBar.module.css';
import styles from './MobileMenu.module.css';

/** Narrow windows: everything of the bar behind one button. */
export function MobileMenu() {
  const text = useText();
  const items = useNav() as NavItem[];
  const languages = useOtherLanguages();
  const { routePath } = usePageRecord();
  const [openOn, setOpenOn] = useState<string | null>(null);
  const isOpen = openOn === routePath;
  const dialog = useRef<HTMLDialogElement>(null);

  // A native modal: it holds the focus, closes on Escape and gives focus back.
  useEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  useEffect(() => {
    const wide = window.matchMedia(`(width >= ${MOBILE_BREAKPOINT_PX}px)`);
    const close = () => setOpenOn(null);
    wide.addEventListener('change', close);
    return () => wide.removeEventListener('change', close);
  }, []);

  return (
    <div className={styles.mobile}>
      <button
        type="button"
        className={navBar.iconButton}
        aria-label={text('nav.openMenu')}
        aria-expanded={isOpen}
        onClick={() => setOpenOn(routePath)}
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
          <ul className={styles.languages} aria-label={text('nav.language')}>
            {languages.map(language => (
              <li key={language.lang}>
                <LanguageItem language={language} />
              </li>
            ))}
          </ul>
        )}
        <div className={styles.tools}>
          <VersionSwitch />
          <ThemeToggle />
          <SocialLinks />
        </div>
      </dialog>
    </div>
  );
}
