import { useText } from '../useText.ts';
import styles from './SearchFailure.module.css';

/** Says that search could not be loaded; browser/search shows and hides it. */
export function SearchFailure() {
  const text = useText();
  return (
    <p className={styles.failure} role="alert" data-search-failure="" hidden>
      {text('search.notLoaded')}
    </p>
  );
}
