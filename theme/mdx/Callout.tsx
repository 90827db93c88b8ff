import type { ReactNode } from 'react';
import type { TextKey } from '../../i18n/index.ts';
import { useText } from '../useText.ts';
import styles from './Callout.module.css';

type CalloutType = 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'details';

export interface CalloutProps {
  type: CalloutType;
  title?: string;
  children?: ReactNode;
}

/** A note next to the text, with a label for its kind. */
export function Callout({ type, title, children }: CalloutProps) {
  const text = useText();
  // The engine's default title is the type, in English.
  const hasOwnTitle = title && title.toLowerCase() !== type;
  const label = hasOwnTitle ? title : text(`callout.${type}` satisfies TextKey);

  if (type === 'details') {
    return (
      <details className={styles.callout} data-type={type}>
        <summary className={styles.label}>{label}</summary>
        <div className={styles.body}>{children}</div>
      </details>
    );
  }
  return (
    <div className={styles.callout} data-type={type} role="note">
      <p className={styles.label}>{label}</p>
      <div className={styles.body}>{children}</div>
    </div>
  );
}
