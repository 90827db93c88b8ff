import { useText } from '../useText.ts';
import styles from './SearchStatus.module.css';
import type { SearchBox } from './useSearchBox.ts';

/** Reports the state of search, visually and to screen readers. */
export function SearchStatus({ box }: { box: SearchBox }) {
  const text = useText();
  const { status, query, answer } = box.state;
  const shown = box.items.length;
  const count = shown === 0 ? 0 : (answer?.total ?? shown);
  const message = () => {
    if (box.query.trim() === '') return '';
    if (status === 'loading') return text('search.loading');
    if (status === 'stalled') return text('search.stalled');
    // During IME composition there's no answer yet.
    if (!box.isAnswered) return '';
    if (status === 'error' && count === 0) return text('search.error');
    if (count === 0) return text('search.noResults', { query });
    const counted =
      count === 1
        ? text('search.oneResult')
        : text('search.count', { count: String(count) });
    const unknown = answer?.unknown;
    if (unknown !== undefined) {
      return `${text('search.unknown', { word: unknown })} · ${counted}`;
    }
    return status === 'error' ? `${text('search.error')} ${counted}` : counted;
  };
  return (
    <p className={styles.status} role="status">
      {message()}
    </p>
  );
}
