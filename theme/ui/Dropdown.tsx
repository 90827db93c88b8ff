import { useId, useRef, type ReactNode } from 'react';
import { DROPDOWN_CLOSE_MS } from '../constants.ts';
import { Icon } from './Icon.tsx';
import { useDismiss } from './useDismiss.ts';
import { useHoverOpen } from './useHoverOpen.ts';
import styles from './Dropdown.module.css';

export interface DropdownProps {
  /** What the button shows. */
  label?: ReactNode;
  /** The button's name where `label` is a picture, or not there. */
  name?: string;
  /** Stands before the button and belongs to it: a link of the same name. */
  lead?: ReactNode;
  /** Puts the panel flush with the button's start instead of its end. */
  align?: 'start' | 'end';
  /** What opens it; keys always do. */
  trigger?: 'hover' | 'click' | undefined;
  openDelayMs?: number;
  closeDelayMs?: number;
  /** Given, the owner decides whether the panel is open. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Marks the button: one of the things behind it is where the reader is. */
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button and the panel it opens: by hover unless told, click or keyboard. */
export function Dropdown({
  label,
  name,
  lead,
  align = 'end',
  trigger = 'hover',
  openDelayMs = 0,
  closeDelayMs = DROPDOWN_CLOSE_MS,
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
    closeDelayMs,
    opensOnHover: trigger === 'hover',
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
      {lead}
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
        {name && label ? null : (
          <Icon name="chevron" className={styles.chevron} />
        )}
      </button>
      <div id={id} className={styles.panel} data-align={align} hidden={!isOpen}>
        {children}
      </div>
    </div>
  );
}
