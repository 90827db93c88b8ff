import { useText } from '../useText.ts';
import styles from './SearchFailure.module.css';

/** Says that search failed to load; browser/search shows it. */
export function SearchFailure() {
  const text = useText();
  return (
    <p className={styles.failure} role="alert" data-search-failure="" hidden>
      {text('search.notLoaded')}
    </p>
  );
}
