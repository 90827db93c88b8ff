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
  const input = useRef<HTMLInputElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const box = useSearchBox(scope, () => setIsOpen(false), initial.query);
  const isShown = isOpen && box.query.trim() !== '';

  // Before the next key; and whoever has gone on is not called back.
  useLayoutEffect(() => {
    if (initial.hasFocus) input.current?.focus();
  }, [initial]);
  useEffect(() => warmLocalSearch(scope), [scope]);

  return (
    <div
      ref={container}
      className={styles.search}
      onBlur={({ relatedTarget }) => {
        if (!container.current?.contains(relatedTarget)) setIsOpen(false);
      }}
      onChange={() => setIsOpen(true)}
    >
      <div className={styles.frame}>
        <SearchField
          box={box}
          inputRef={input}
          isExpanded={isShown && box.items.length > 0}
          onFocus={() => setIsOpen(true)}
          onEscape={() => {
            if (isShown) setIsOpen(false);
            else box.setQuery('');
          }}
        />
      </div>
      {isShown && (
        <div className={styles.panel}>
          <SearchScreen box={box} />
          <SearchStatus box={box} />
        </div>
      )}
    </div>
  );
}
