import { useId, type ReactNode } from 'react';
import { POPOVER_DELAY_MS } from '../constants.ts';
import { useHoverOpen } from './useHoverOpen.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps {
  text: string;
  /** Given, the owner decides whether the tooltip shows. */
  open?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** The control the tooltip explains. */
  children: ReactNode;
}

/** A word on a control, for mouse and keyboard; Escape takes it away. */
export function Tooltip({ text, open, onOpenChange, children }: TooltipProps) {
  const id = useId();
  const { isOpen, set, close, hoverProps } = useHoverOpen({
    openDelayMs: POPOVER_DELAY_MS,
    open,
    onOpenChange,
  });

  return (
    <span
      className={styles.holder}
      {...hoverProps}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) set(true);
      }}
      onBlur={close}
      onKeyDown={event => {
        if (event.key === 'Escape') close();
      }}
    >
      {children}
      <span role="tooltip" id={id} className={styles.tip} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
