import { useId, type ReactNode } from 'react';
import { DROPDOWN_CLOSE_MS } from '../../shared/constants.ts';
import { Icon } from './Icon.tsx';
import { controlledPopup, type ControlledPopup } from './controlledPopup.ts';
import styles from './Dropdown.module.css';

export interface DropdownProps extends ControlledPopup {
  /** The button's content. */
  label?: ReactNode;
  /** The button's accessible name, if `label` is an icon or missing. */
  name?: string;
  /** A link with the same name, rendered before the button as part of it. */
  lead?: ReactNode;
  /** Aligns the panel with the button's start instead of its end. */
  align?: 'start' | 'end';
  /** What opens it, besides the keyboard. */
  trigger?: 'hover' | 'click' | undefined;
  openDelayMs?: number;
  closeDelayMs?: number;
  /** Marks the button: the current page is in the panel. */
  isCurrent?: boolean;
  className?: string | undefined;
  children: ReactNode;
}

/** A button and the panel it opens on hover, click, or keyboard. */
export function Dropdown({
  label,
  name,
  lead,
  align = 'end',
  trigger = 'hover',
  openDelayMs,
  closeDelayMs = DROPDOWN_CLOSE_MS,
  open,
  onOpenChange,
  isCurrent = false,
  className,
  children,
}: DropdownProps) {
  const id = useId();

  return (
    <div
      className={styles.dropdown}
      ref={controlledPopup({ open, onOpenChange })}
      data-popup={trigger}
      data-enter={openDelayMs}
      data-leave={closeDelayMs}
      data-controlled={open === undefined ? undefined : ''}
    >
      {lead}
      <button
        type="button"
        className={className ?? styles.button}
        aria-expanded={open ?? false}
        aria-controls={id}
        aria-current={isCurrent || undefined}
        aria-label={name}
      >
        {label}
        {name && label ? null : (
          <Icon name="chevron" className={styles.chevron} />
        )}
      </button>
      <div
        id={id}
        className={styles.panel}
        data-panel=""
        data-align={align}
        hidden={!open}
      >
        {children}
      </div>
    </div>
  );
}
