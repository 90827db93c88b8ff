import { useCallback, useState } from 'react';
import faultBox from '../ui/faultBox.module.css';
import { Icon } from '../ui/Icon.tsx';
import { inTime } from '../ui/timeLimit.ts';
import { useText } from '../useText.ts';
import { AllPagesLink } from './AllPagesLink.tsx';
import styles from './SearchButton.module.css';
import { useSearchKeys } from './useSearchKeys.ts';
import { useSearchScope } from './useSearchScope.ts';

const load = () => import('./SearchDialog.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

/** Opens search. Dialog and index come when a reader shows the wish. */
export function SearchButton() {
  const text = useText();
  const scope = useSearchScope();
  const [loaded, setLoaded] = useState<Loaded>();
  const [isOpen, setIsOpen] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);

  const prepare = useCallback(async () => {
    const found = await inTime(load());
    setLoaded(found);
    setHasFailed(false);
    if (scope) found.warmLocalSearch(scope);
  }, [scope]);
  const open = useCallback(() => {
    prepare().then(
      () => setIsOpen(true),
      () => setHasFailed(true),
    );
  }, [prepare]);
  const close = useCallback(() => setIsOpen(false), []);
  useSearchKeys(open);
  if (!scope) return null;

  // Opening tries again and says what is wrong.
  const prepareQuietly = () => void prepare().catch(() => undefined);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        aria-haspopup="dialog"
        data-search=""
        onClick={open}
        onPointerEnter={prepareQuietly}
        onFocus={prepareQuietly}
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
      {hasFailed && (
        <p className={`${faultBox.box} ${styles.failure}`} role="alert">
          {text('search.notLoaded')}
        </p>
      )}
      {isOpen && loaded && (
        <loaded.SearchDialog scope={scope} onClose={close} />
      )}
    </>
  );
}
