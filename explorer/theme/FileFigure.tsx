import type { ReactNode } from 'react';
import { CopyButton, type CopyButtonProps } from './CopyButton.tsx';
import styles from './Code.module.css';

export interface FileFigureProps {
  name: string;
  copies: CopyButtonProps['copies'];
  /** Its name and its button are above it, unless it's one of many on paper. */
  isAlone?: boolean;
  children: ReactNode;
}

/** A file with its name. */
export function FileFigure({
  name,
  copies,
  isAlone,
  children,
}: FileFigureProps) {
  return (
    <figure aria-label={name}>
      <figcaption
        className={styles.caption}
        data-rest={isAlone ? '' : undefined}
      >
        <span translate="no">{name}</span>
        <CopyButton copies={copies} file={name} />
      </figcaption>
      {children}
    </figure>
  );
}
