import { useRef, useState } from 'react';
import { MAX_QUERY_LENGTH } from '../../universal/search/limits.ts';
import { inTime } from '../ui/timeLimit.ts';
import { useText } from '../useText.ts';
import styles from './InlineSearch.module.css';
import fieldStyles from './SearchField.module.css';
import { useSearchScope } from './useSearchScope.ts';

const load = () => import('./InlineSearchBox.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

/** A search field in the page, for readers who came to a dead end. */
export function InlineSearch() {
  const text = useText();
  const scope = useSearchScope();
  const input = useRef<HTMLInputElement>(null);
  const [loaded, setLoaded] = useState<Loaded>();
  const [hasFailed, setHasFailed] = useState(false);
  if (!scope) return null;

  if (loaded) {
    return (
      <loaded.InlineSearchBox
        scope={scope}
        initialQuery={input.current?.value ?? ''}
      />
    );
  }
  const prepare = () => {
    // Without its code the field stays a field; typing again tries again.
    inTime(load()).then(setLoaded, () => setHasFailed(true));
  };
  return (
    <div className={styles.search}>
      <div className={styles.frame}>
        <input
          ref={input}
          className={fieldStyles.input}
          type="text"
          inputMode="search"
          aria-label={text('search.label')}
          placeholder={text('search.button')}
          maxLength={MAX_QUERY_LENGTH}
          onFocus={prepare}
          onChange={prepare}
        />
      </div>
      {hasFailed && (
        <p className={styles.failure} role="alert">
          {text('search.notLoaded')}
        </p>
      )}
    </div>
  );
}
