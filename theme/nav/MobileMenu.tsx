import { useLocation, useNav } from '@rspress/core/runtime';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MOBILE_BREAKPOINT_PX } from '../constants.ts';
import { Icon } from '../ui/Icon.tsx';
import { watchMedia } from '../ui/media.ts';
import { useIsAlive } from '../ui/useIsAlive.ts';
import { useOpenedEarly } from '../ui/useOpenedEarly.ts';
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
  const id = useId();
  const isAlive = useIsAlive();
  const dialog = useRef<HTMLDialogElement>(null);
  const open = useCallback(() => setOpenOn(key), [key]);

  // A native modal: it holds the focus, closes on Escape and gives focus back. A
  // new page takes it to its heading after this, see useAfterNavigation.
  useLayoutEffect(() => {
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  // A popover for those without our script, and until it is there.
  useOpenedEarly(dialog, open);
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
        // Of a popover the browser itself says whether it is open.
        {...(isAlive ? { 'aria-expanded': isOpen } : { popoverTarget: id })}
        onClick={open}
      >
        <Icon name="menu" />
      </button>
      <dialog
        className={styles.dialog}
        id={id}
        ref={dialog}
        popover="auto"
        aria-label={text('nav.menuTitle')}
        onClose={() => setOpenOn(null)}
      >
        <div className={styles.head}>
          <button
            type="button"
            className={navBar.iconButton}
            aria-label={text('nav.closeMenu')}
            popoverTarget={id}
            popoverTargetAction="hide"
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
