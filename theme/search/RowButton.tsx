import { Icon, type IconProps } from '../ui/Icon.tsx';
import styles from './RowButton.module.css';

export interface RowButtonProps {
  icon: IconProps['name'];
  label: string;
  /** Whether what it does is done, where it can be taken back. */
  isPressed?: boolean;
  /** Whether Tab stops here. */
  isTabStop?: boolean;
  onClick: () => void;
}

/** Something that can be done with a result. */
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
      // The field keeps the focus, and so its list.
      onPointerDown={event => event.preventDefault()}
      onClick={onClick}
    >
      <Icon name={icon} />
    </button>
  );
}
