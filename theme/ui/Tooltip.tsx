import {
  cloneElement,
  isValidElement,
  useId,
  useRef,
  type AriaAttributes,
  type ReactNode,
} from 'react';
import { POPOVER_DELAY_MS } from '../constants.ts';
import { useDismiss } from './useDismiss.ts';
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
  const container = useRef<HTMLSpanElement>(null);
  const { isOpen, set, close, hoverProps } = useHoverOpen({
    openDelayMs: POPOVER_DELAY_MS,
    closeDelayMs: POPOVER_DELAY_MS,
    open,
    onOpenChange,
  });
  useDismiss(isOpen, close, container);

  return (
    <span
      className={styles.holder}
      ref={container}
      {...hoverProps}
      onFocus={event => {
        if (event.target.matches(':focus-visible')) set(true);
      }}
      onBlur={close}
    >
      {/* One that is named by the same words needs no description. */}
      {isValidElement<AriaAttributes>(children)
        ? cloneElement(children, { 'aria-describedby': id })
        : children}
      <span role="tooltip" id={id} className={styles.tip} hidden={!isOpen}>
        {text}
      </span>
    </span>
  );
}
