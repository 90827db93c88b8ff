import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../useText.ts';
import styles from './CopyButton.module.css';

/** Takes a block along; browser/behaviors/copyCode.ts confirms it to eyes and to ears. */
export function CopyButton() {
  const text = useText();
  return (
    <div className={styles.copy} data-copy="">
      {/* Beside the button: what stands inside one is not announced. */}
      <span className={styles.status} role="status" />
      <button
        type="button"
        className={styles.button}
        aria-label={text('code.copy')}
      >
        <Icon name={['copy', 'check']} className={styles.icon} />
      </button>
    </div>
  );
}
