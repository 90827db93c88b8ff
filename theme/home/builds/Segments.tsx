import hidden from '../../ui/hidden.module.css';
import styles from './Segments.module.css';

export interface Option {
  value: string;
  label: string;
}

export interface SegmentsProps {
  /** Name of the radio buttons. */
  name: string;
  /** What one chooses here. */
  label: string;
  options: readonly Option[];
  /** The option that is chosen at first. */
  chosen: string;
  /** The label is for screen readers only. */
  hidesLabel?: boolean;
  /** Stops on a line instead of segments. */
  isScale?: boolean;
}

/** Radio buttons in a row; what they show is a matter of style sheets. */
export function Segments({
  name,
  label,
  options,
  chosen,
  hidesLabel,
  isScale,
}: SegmentsProps) {
  return (
    <fieldset className={isScale ? styles.scale : styles.segments}>
      <legend className={hidesLabel ? hidden.visuallyHidden : undefined}>
        {label}
      </legend>
      {options.map(option => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            value={option.value}
            defaultChecked={option.value === chosen}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
