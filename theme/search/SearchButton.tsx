import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { AllPagesLink } from './AllPagesLink.tsx';
import styles from './SearchButton.module.css';
import { useSearchScope } from './useSearchScope.ts';

/** Opens the search dialog; see browser/search. */
export function SearchButton() {
  const text = useText();
  if (!useSearchScope()) return null;

  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-search=""
      >
        <Icon name="search" className={styles.icon} />
        <span className={styles.label}>{text('search.button')}</span>
        <kbd className={`${styles.keys} ${styles.others}`} aria-hidden="true">
          {text('search.openKeys')}
        </kbd>
        <kbd className={`${styles.keys} ${styles.mac}`} aria-hidden="true">
          {text('search.openKeysMac')}
        </kbd>
      </button>
      <AllPagesLink className={styles.allPages} />
    </>
  );
}
