'use client';

import { useRef, useState } from 'react';
import styles from './InlineSearch.module.css';
import { SearchFailure } from './SearchFailure.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchScreen } from './SearchScreen.tsx';
import { SearchStatus } from './SearchStatus.tsx';
import { useSearchBox, type SearchProps } from './useSearchBox.ts';

/** A search field with a results panel below it. */
export function InlineSearchBox(props: SearchProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(true);
  const box = useSearchBox(props, () => setIsOpen(false));
  const isShown = isOpen && box.query.trim() !== '';

  // During IME composition there's nothing to show yet.
  const isBlank =
    box.groups.length === 0 && !box.isAnswered && box.state.status === 'idle';
  const close = () => {
    setIsOpen(false);
    box.forgetEnter();
  };

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
      <SearchFailure />
      {isShown && (
        <div className={styles.panel} hidden={isBlank}>
          <SearchScreen box={box} />
          <SearchStatus box={box} />
        </div>
      )}
    </div>
  );
}
