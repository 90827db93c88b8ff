import hidden from '../../ui/hidden.module.css';
import styles from './Segments.module.css';

export interface SegmentsProps {
  /** Name of the radio buttons. */
  name: string;
  /** What one chooses here. */
  label: string;
  /** By value, what each is called. */
  options: Record<string, string>;
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
      {Object.entries(options).map(([value, text]) => (
        <label key={value}>
          <input
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === chosen}
          />
          <span>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
