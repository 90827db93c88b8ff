import { useText } from '../useText.ts';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel.tsx';
import { useSearchScope } from './useSearchScope.ts';

/**
 * The search dialog, in every page so that it accepts input at once.
 * browser/search opens and hydrates it and loads the index.
 */
export function SearchDialog() {
  const text = useText();
  const scope = useSearchScope();
  if (!scope) return null;
  return (
    <dialog
      className={styles.dialog}
      aria-label={text('search.button')}
      data-keep="search"
      data-search-box={JSON.stringify(scope)}
    >
      <SearchPanel />
    </dialog>
  );
}
