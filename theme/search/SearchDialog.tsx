import { useText } from '../useText.ts';
import styles from './SearchDialog.module.css';
import { SearchPanel } from './SearchPanel.tsx';
import { useSearchScope } from './useSearchScope.ts';

/**
 * Search as a dialog that every page brings along, so that it takes letters at
 * once; browser/search opens it, and brings React and the index to it.
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
