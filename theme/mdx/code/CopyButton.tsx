import type { ReactNode } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { useText } from '../../useText.ts';
import styles from './CopyButton.module.css';

export interface CopyButtonProps {
  /** What else can be done with the code, beside the button. */
  children?: ReactNode;
}

/** Copies a code block; see browser/behaviors/copyCode.ts. */
export function CopyButton({ children }: CopyButtonProps) {
  const text = useText();
  return (
    <div className={styles.copy} data-copy="">
      {/* Next to the button: content inside it isn't announced. */}
      <span role="status" />
      {children}
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
