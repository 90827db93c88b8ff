import type { ReactNode } from 'react';
import styles from './shapes.module.css';

interface ShapeProps {
  className?: string | undefined;
  children?: ReactNode;
}

/** Rslib at work: stands between what you write and what it writes. */
export function Spine({ className = '', children }: ShapeProps) {
  return (
    <div className={`${styles.spine} ${className}`} aria-hidden="true">
      {children}
    </div>
  );
}

/** A file that came out: flat where it left the spine, round at its end. */
export function Bar({ className = '', children }: ShapeProps) {
  return <div className={`${styles.bar} ${className}`}>{children}</div>;
}
