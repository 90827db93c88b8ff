import { useRef, type Ref } from 'react';
import { MAX_QUERY_LENGTH } from '../../universal/search/limits.ts';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import styles from './SearchField.module.css';
import { optionId, type SearchBox } from './useSearchBox.ts';

export interface SearchFieldProps {
  box: SearchBox;
  /** Whether there is a list below. */
  isExpanded: boolean;
  inputRef?: Ref<HTMLInputElement>;
  onEscape?: () => void;
  onFocus?: () => void;
}

/** The field with what goes on: idle, loading, stalled, and a way to empty it. */
export function SearchField({
  box,
  isExpanded,
  inputRef,
  onEscape,
  onFocus,
}: SearchFieldProps) {
  const text = useText();
  const field = useRef<HTMLInputElement>(null);
  const { status } = box.state;
  const isBusy = status === 'loading' || status === 'stalled';
  const isSaved = box.query.trim() === '';

  return (
    <div className={styles.field} data-busy={isBusy}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={element => {
          field.current = element;
          if (typeof inputRef === 'function') inputRef(element);
          else if (inputRef) inputRef.current = element;
        }}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={text('search.label')}
        placeholder={text('search.button')}
        aria-autocomplete="list"
        aria-haspopup={isSaved ? 'grid' : 'listbox'}
        aria-expanded={isExpanded}
        aria-controls={isExpanded ? `${box.id}-list` : undefined}
        aria-activedescendant={
          isExpanded && box.active >= 0 ? optionId(box, box.active) : undefined
        }
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={MAX_QUERY_LENGTH}
        value={box.query}
        onChange={({ target }) => box.setQuery(target.value)}
        onCompositionStart={() => box.setIsComposing(true)}
        onCompositionEnd={({ currentTarget }) => {
          box.setIsComposing(false);
          box.setQuery(currentTarget.value);
        }}
        onFocus={onFocus}
        onKeyDown={event => {
          const isOwnEscape =
            event.key === 'Escape' && !event.nativeEvent.isComposing;
          if (isOwnEscape) onEscape?.();
          else box.onKeyDown(event);
        }}
      />
      {box.query !== '' && (
        <button
          type="button"
          className={styles.reset}
          aria-label={text('search.reset')}
          // The field keeps the focus, and so its list.
          onPointerDown={event => event.preventDefault()}
          onClick={() => {
            box.setQuery('');
            field.current?.focus();
          }}
        >
          <Icon name="close" className={styles.icon} />
        </button>
      )}
    </div>
  );
}
