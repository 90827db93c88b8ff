import { useWording, useWords } from './Words.ts';
import styles from './SamplePicker.module.css';

export interface SamplePickerProps {
  ids: readonly string[];
  /** Name of the radio buttons. */
  name: string;
  /** If it's absent, the style sheet reflects the state of the buttons. */
  chosen?: string;
}

/** The libraries to choose from. */
export function SamplePicker({ ids, name, chosen }: SamplePickerProps) {
  const words = useWords();
  return (
    <fieldset className={styles.picker}>
      <legend className={styles.legend}>{words('sample')}</legend>
      {ids.map((id, index) => (
        <label key={id} className={styles.sample}>
          <input
            type="radio"
            name={name}
            value={id}
            {...(chosen === undefined
              ? { defaultChecked: index === 0 }
              : { checked: id === chosen, readOnly: true })}
          />
          <span className={styles.card}>
            <span className={styles.name} translate="no">
              {id}
            </span>
            <SampleTitle id={id} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}

function SampleTitle({ id }: { id: string }) {
  const { words } = useWording();
  // A sample without a title shows its name alone.
  const titles: Readonly<Partial<Record<string, string>>> = words;
  const title = titles[`sample.${id}`];
  return <span className={styles.title}>{title}</span>;
}
