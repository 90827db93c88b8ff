import { Icon } from '../ui/Icon.tsx';
import { useText } from '../useText.ts';
import { useCopy } from './useCopy.ts';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** Asked when the reader presses. */
  getText: () => string;
}

/** Copies a text and confirms it for a moment, to eyes and to ears. */
export function CopyButton({ getText }: CopyButtonProps) {
  const text = useText();
  const { isCopied, copy } = useCopy(getText);

  return (
    <div className={styles.copy} data-copied={isCopied}>
      {/* Beside the button: what stands inside one is not announced. */}
      <span className={styles.status} role="status">
        {isCopied ? text('code.copied') : ''}
      </span>
      <button
        type="button"
        className={styles.button}
        aria-label={text('code.copy')}
        onClick={() => void copy()}
      >
        <Icon name={isCopied ? 'check' : 'copy'} className={styles.icon} />
      </button>
    </div>
  );
}
