import { lazy, Suspense, useEffect, useState } from 'react';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import styles from './SearchButton.module.css';

/** The panel and the engine behind it come with the first use. */
const SearchPanel = lazy(async () => {
  const panel = await import('./SearchPanel.tsx');
  return { default: panel.SearchPanel };
});

/** Opens search, by press or by Ctrl/Cmd+K. */
export function SearchButton() {
  const text = useText();
  const [isWanted, setIsWanted] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };

  useEffect(() => {
    // Once loaded, the panel listens to its own shortcut.
    if (isWanted) return;
    const handleKey = (event: KeyboardEvent) => {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey)
      ) {
        return;
      }
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [isWanted]);

  return (
    <>
      <button type="button" className={styles.button} onClick={open}>
        <Icon name="search" className={styles.icon} />
        <span className={styles.label}>{text('search.button')}</span>
        <kbd className={styles.keys} aria-hidden="true">
          Ctrl K
        </kbd>
      </button>
      {isWanted && (
        <Suspense fallback={null}>
          <SearchPanel focused={isOpen} setFocused={setIsOpen} />
        </Suspense>
      )}
    </>
  );
}
