import { Icon } from '../../ui/Icon.tsx';
import { Link } from '../../ui/Link.tsx';
import { useText } from '../../useText.ts';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** The address at which the playground opens the code. */
  opens?: string | undefined;
}

/** Copies a code block; see browser/behaviors/copyCode.ts. */
export function CopyButton({ opens }: CopyButtonProps) {
  const text = useText();
  return (
    <div className={styles.copy} data-copy="">
      {/* Next to the button: content inside it isn't announced. */}
      <span role="status" />
      {opens && (
        <Link href={opens} className={styles.button} title={text('code.open')}>
          <Icon name="play" />
        </Link>
      )}
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
