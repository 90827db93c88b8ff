import { MAX_QUERY_LENGTH } from '@rslib-website/search/limits';
import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import styles from './SearchField.module.css';
import { optionId, type SearchBox } from './useSearchBox.ts';

export interface SearchFieldProps {
  box: SearchBox;
  /** Whether there's a list below. */
  isExpanded: boolean;
  onEscape?: () => void;
  onFocus?: () => void;
}

/** The search field, its progress, and a reset button. */
export function SearchField({
  box,
  isExpanded,
  onEscape,
  onFocus,
}: SearchFieldProps) {
  const text = useText();

  return (
    <div className={styles.field} data-stalled={box.state.status === 'stalled'}>
      <Icon name="search" className={styles.icon} />
      <input
        ref={box.input}
        className={styles.input}
        type="text"
        inputMode="search"
        enterKeyHint="go"
        role="combobox"
        aria-label={text('search.label')}
        placeholder={text('search.button')}
        aria-autocomplete="list"
        aria-haspopup="grid"
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
          // Keeps focus, and the list, with the field.
          onPointerDown={event => event.preventDefault()}
          onClick={() => box.ask('')}
        >
          <Icon name="close" className={styles.icon} />
        </button>
      )}
    </div>
  );
}
