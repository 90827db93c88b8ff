import { useLayoutEffect, useRef } from 'react';
import type { SidebarNode } from '../../universal/pageFacts.ts';
import { Icon } from '../ui/Icon.tsx';
import { useOpenedEarly } from '../ui/useOpenedEarly.ts';
import { usePageRecord } from '../usePageRecord.ts';
import { useText } from '../useText.ts';
import { keepReachable } from './keepReachable.ts';
import { SidebarList } from './SidebarList.tsx';
import { useRevealCurrent } from './useRevealCurrent.ts';
import type { SidebarDrawerState } from './useSidebarDrawer.ts';
import styles from './SidebarDrawer.module.css';

export interface SidebarDrawerProps {
  entries: readonly SidebarNode[];
  drawer: SidebarDrawerState;
}

/** The pages of the section: a column on wide windows, a drawer on narrow ones. */
export function SidebarDrawer({ entries, drawer }: SidebarDrawerProps) {
  const text = useText();
  const part = useRef<HTMLDivElement>(null);
  const closeButton = useRef<HTMLButtonElement>(null);
  const opener = useRef<Element | null>(null);

  // Open, it is modal.
  useLayoutEffect(
    () =>
      drawer.isOpen && part.current ? keepReachable(part.current) : undefined,
    [drawer.isOpen],
  );
  // Focus goes into the open drawer and back to where it came from; a new page
  // takes it to its heading after this, see useAfterNavigation.
  useLayoutEffect(() => {
    if (drawer.isOpen) {
      opener.current = document.activeElement;
      closeButton.current?.focus();
    } else if (opener.current instanceof HTMLElement) {
      opener.current.focus({ preventScroll: true });
      opener.current = null;
    }
  }, [drawer.isOpen]);
  useOpenedEarly(part, drawer.open);
  useRevealCurrent(part, usePageRecord().routePath, drawer.isOpen);

  return (
    <>
      {drawer.isOpen && (
        <div
          className={styles.scrim}
          onClick={drawer.close}
          aria-hidden="true"
        />
      )}
      <div
        className={styles.sidebar}
        id={drawer.id}
        ref={part}
        popover="auto"
        data-part="sidebar"
        data-open={drawer.isOpen}
        {...(drawer.isOpen && {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': text('sidebar.label'),
        })}
      >
        <button
          type="button"
          className={styles.close}
          ref={closeButton}
          aria-label={text('sidebar.close')}
          popoverTarget={drawer.id}
          popoverTargetAction="hide"
          onClick={drawer.close}
        >
          <Icon name="close" />
        </button>
        <nav aria-label={text('sidebar.label')}>
          <SidebarList entries={entries} depth={0} />
        </nav>
      </div>
    </>
  );
}
