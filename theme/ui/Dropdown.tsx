import { useId, useRef, type ReactNode } from 'react';
import { Icon } from './Icon.tsx';
import { useDismiss } from './useDismiss.ts';
import { useHoverOpen } from './useHoverOpen.ts';
import styles from './Dropdown.module.css';

export interface DropdownProps {
  /** What the button shows. */
  label: ReactNode;
  /** The button's name where `label` is a picture. */
  name?: string;
  /** Puts the panel flush with the button's start instead of its end. */
  align?: 'start' | 'end';
  openDelayMs?: number;
  /** Given, the owner decides whether the panel is open. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Marks the button: one of the things behind it is where the reader is. */
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button and the panel it opens: by hover, click or keyboard. */
export function Dropdown({
  label,
  name,
  align = 'end',
  openDelayMs = 0,
  open,
  onOpenChange,
  isCurrent = false,
  className,
  children,
}: DropdownProps) {
  const id = useId();
  const container = useRef<HTMLDivElement>(null);
  const { isOpen, close, toggle, hoverProps } = useHoverOpen({
    openDelayMs,
    open,
    onOpenChange,
  });
  useDismiss(isOpen, close, container);

  return (
    <div
      className={styles.dropdown}
      ref={container}
      {...hoverProps}
      onBlur={({ currentTarget, relatedTarget }) => {
        // A press on plain words inside takes the focus away to nowhere.
        if (relatedTarget && !currentTarget.contains(relatedTarget)) close();
      }}
    >
      <button
        type="button"
        className={className ?? styles.button}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={isCurrent || undefined}
        aria-label={name}
        onClick={toggle}
      >
        {label}
        {name ? null : <Icon name="chevron" className={styles.chevron} />}
      </button>
      <div id={id} className={styles.panel} data-align={align} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
