import { Icon, type IconProps } from '../ui/Icon.tsx';
import styles from './RowButton.module.css';

export interface RowButtonProps {
  icon: IconProps['name'];
  label: string;
  /** For toggles: whether it's on. */
  isPressed?: boolean;
  /** Whether it's in the tab order. */
  isTabStop?: boolean;
  onClick: () => void;
}

/** An action on a search result. */
export function RowButton({
  icon,
  label,
  isPressed,
  isTabStop = true,
  onClick,
}: RowButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={isPressed}
      tabIndex={isTabStop ? 0 : -1}
      // Keeps focus, and the list, with the field.
      onPointerDown={event => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
