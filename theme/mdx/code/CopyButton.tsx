import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../useText.ts';
import styles from './CopyButton.module.css';

/** Copies a code block; see browser/behaviors/copyCode.ts. */
export function CopyButton() {
  const text = useText();
  return (
    <div className={styles.copy} data-copy="">
      {/* Next to the button: content inside it isn't announced. */}
      <span role="status" />
      <button
        type="button"
        className={styles.button}
        aria-label={text('code.copy')}
      >
        <Icon name={['copy', 'check']} />
      </button>
    </div>
  );
}
