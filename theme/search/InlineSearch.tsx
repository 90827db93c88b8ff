import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { MAX_QUERY_LENGTH } from '../../universal/search/limits.ts';
import { inTime } from '../ui/timeLimit.ts';
import { useText } from '../useText.ts';
import styles from './InlineSearch.module.css';
import type { InlineSearchBoxProps } from './InlineSearchBox.tsx';
import fieldStyles from './SearchField.module.css';
import { useSearchScope } from './useSearchScope.ts';

const load = () => import('./InlineSearchBox.tsx');
type Loaded = Awaited<ReturnType<typeof load>>;

/** The whole field, and how the reader had left the plain one. */
type Successor = Loaded & Pick<InlineSearchBoxProps, 'initial'>;

/** A search field in the page, for readers who came to a dead end. */
export function InlineSearch() {
  const text = useText();
  const scope = useSearchScope();
  const input = useRef<HTMLInputElement>(null);
  const loaded = useRef<Loaded>(null);
  const isComposing = useRef(false);
  const [successor, setSuccessor] = useState<Successor>();
  const [hasFailed, setHasFailed] = useState(false);
  if (!scope) return null;
  if (successor) {
    const { InlineSearchBox, initial } = successor;
    return <InlineSearchBox scope={scope} initial={initial} />;
  }

  // Not in the middle of a word: an input method would lose it.
  const handOver = () => {
    if (!loaded.current || isComposing.current) return;
    const field = input.current;
    const hasFocus = document.activeElement === field;
    const initial = { query: field?.value ?? '', hasFocus };
    const next = { ...loaded.current, initial };
    // At once: a moment later the reader may be elsewhere.
    flushSync(() => setSuccessor(next));
  };
  const prepare = () => {
    inTime(load()).then(
      found => {
        loaded.current = found;
        handOver();
      },
      // Without its code the field stays a field; typing again tries again.
      () => setHasFailed(true),
    );
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
          onCompositionStart={() => {
            isComposing.current = true;
          }}
          onCompositionEnd={() => {
            isComposing.current = false;
            handOver();
          }}
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
