import type { ReactNode } from 'react';
import { Icon } from '../../theme/ui/Icon.tsx';
import { does } from './model/actions.ts';
import { useWords } from './Words.ts';
import styles from './FileFrame.module.css';

export interface FileFrameProps {
  name: string;
  /** Shown next to the name, such as the size. */
  note?: string | undefined;
  /** What its button copies. */
  copies?: 'config' | 'package' | 'source' | 'file';
  children: ReactNode;
}

/** A file with its name. Explorer.tsx handles its button. */
export function FileFrame({ name, note, copies, children }: FileFrameProps) {
  const words = useWords();
  return (
    <figure className={styles.frame}>
      <figcaption className={styles.caption}>
        <span className={styles.name} translate="no">
          {name}
        </span>
        {note && <span className={styles.note}>{note}</span>}
        {copies && (
          <button
            type="button"
            className={styles.copy}
            {...does(`copy-${copies}`)}
            data-file={name}
            aria-label={words('copy', { file: name })}
          >
            <Icon name={['copy', 'check']} />
          </button>
        )}
      </figcaption>
      {children}
    </figure>
  );
}
