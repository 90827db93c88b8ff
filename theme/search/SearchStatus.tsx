import { useText } from '../useText.ts';
import styles from './SearchStatus.module.css';
import type { SearchBox } from './useSearchBox.ts';

/** Says what search is doing, to eyes and to screen readers. */
export function SearchStatus({ box }: { box: SearchBox }) {
  const text = useText();
  const { status, query } = box.state;
  const count = box.items.length;
  const words = () => {
    if (box.query.trim() === '') return '';
    if (status === 'loading') return text('search.loading');
    if (status === 'stalled') return text('search.stalled');
    if (status === 'error' && count === 0) return text('search.error');
    if (count === 0) return text('search.noResults', { query });
    const counted =
      count === 1
        ? text('search.oneResult')
        : text('search.count', { count: String(count) });
    return status === 'error' ? `${text('search.error')} ${counted}` : counted;
  };
  return (
    <p className={styles.status} role="status">
      {words()}
    </p>
  );
}
