import {
  cloneElement,
  isValidElement,
  useId,
  type AriaAttributes,
  type ReactNode,
} from 'react';
import { POPOVER_DELAY_MS } from '../../shared/constants.ts';
import { controlledPopup, type ControlledPopup } from './controlledPopup.ts';
import styles from './Tooltip.module.css';

export interface TooltipProps extends ControlledPopup {
  text: string;
  /** The control it describes. */
  children: ReactNode;
}

/** A tooltip on hover and focus; Escape closes it. */
export function Tooltip({ text, open, onOpenChange, children }: TooltipProps) {
  const id = useId();
  return (
    <span
      className={styles.holder}
      ref={controlledPopup({ open, onOpenChange })}
      data-popup="tooltip"
      data-enter={POPOVER_DELAY_MS}
      data-leave={POPOVER_DELAY_MS}
      data-controlled={open === undefined ? undefined : ''}
    >
      {/* A control whose name says the same needs no description. */}
      {isValidElement<AriaAttributes>(children)
        ? cloneElement(children, { 'aria-describedby': id })
        : children}
      <span
        role="tooltip"
        id={id}
        className={styles.tip}
        data-panel=""
        hidden={!open}
      >
        {text}
      </span>
    </span>
  );
}
