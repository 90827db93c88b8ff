import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './InlineSearch.module.css';
import type { LocalScope } from './local/LocalScope.ts';
import { warmLocalSearch } from './local/localSource.ts';
import { SearchField } from './SearchField.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearchBox } from './useSearchBox.ts';

export interface InlineSearchBoxProps {
  scope: LocalScope;
  /** What the reader had typed before the code came, and where they are. */
  initial: { query: string; hasFocus: boolean };
}

/** A field with a panel of results under it. */
export function InlineSearchBox({ scope, initial }: InlineSearchBoxProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const box = useSearchBox(scope, () => setIsOpen(false), initial.query);
  const { input } = box;
  const isShown = isOpen && box.query.trim() !== '';

  // While a word is being written there is nothing to say about it.
  const isBlank =
    box.groups.length === 0 && !box.isAnswered && box.state.status === 'idle';
  const close = () => {
    setIsOpen(false);
    box.forgetEnter();
  };

  // Before the next key; and whoever has gone on is not called back.
  useLayoutEffect(() => {
    if (initial.hasFocus) input.current?.focus();
  }, [initial, input]);
  useEffect(() => warmLocalSearch(scope), [scope]);

  return (
    <div
      ref={container}
      className={styles.search}
      onBlur={({ relatedTarget }) => {
        if (!container.current?.contains(relatedTarget)) close();
      }}
      onChange={() => setIsOpen(true)}
    >
      <div className={styles.frame}>
        <SearchField
          box={box}
          isExpanded={isShown && box.items.length > 0}
          onFocus={() => setIsOpen(true)}
          onEscape={() => {
            if (isShown) close();
            else box.setQuery('');
          }}
        />
      </div>
      {isShown && (
        <div className={styles.panel} hidden={isBlank}>
          <SearchScreen box={box} />
          <SearchStatus box={box} />
        </div>
      )}
    </div>
  );
}
