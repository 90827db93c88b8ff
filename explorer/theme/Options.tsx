import type { Axis, AxisValue, Choice, Sample } from '../shared/Sample.ts';
import { Link } from '../../theme/ui/Link.tsx';
import hidden from '../../theme/ui/hidden.module.css';
import { markValue, type Mark } from './model/markValue.ts';
import { useWording, useWords } from './Words.ts';
import styles from './Options.module.css';

export interface OptionsProps {
  sample: Sample;
  choice: Choice;
  /** As served, before a script responds to them, the options can't be changed. */
  isLive: boolean;
}

/** The options of a sample, each a group of radio buttons. */
export function Options({ sample, choice, isLive }: OptionsProps) {
  const words = useWords();
  return (
    <div
      className={styles.options}
      role="group"
      aria-label={words('options')}
      tabIndex={-1}
      data-options=""
    >
      {sample.axes.map(axis => (
        <fieldset key={axis.id} className={styles.option} disabled={!isLive}>
          <OptionName axis={axis} />
          <div className={styles.values}>
            {axis.values.map(value => (
              <OptionValue
                key={value.id}
                name={isLive ? axis.id : `${sample.id}-${axis.id}`}
                value={value}
                isChosen={choice[axis.id] === value.id}
                isLive={isLive}
                mark={markValue(sample, choice, axis.id, value.id)}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={styles.keys}>
        <p>
          <span className={styles.keySame} aria-hidden="true" />
          {words('keySame')}
        </p>
        <p>
          <b aria-hidden="true">!</b>
          {words('keyRefused')}
        </p>
      </div>
      <p className={styles.needsScript}>{words('needsScript')}</p>
    </div>
  );
}

function OptionName({ axis: { option, reference } }: { axis: Axis }) {
  const { base } = useWording();
  return (
    <legend className={styles.name} translate="no">
      <Link href={`${base}${reference}`}>{option}</Link>
    </legend>
  );
}

interface OptionValueProps {
  name: string;
  value: AxisValue;
  isChosen: boolean;
  isLive: boolean;
  mark: Mark;
}

function OptionValue(props: OptionValueProps) {
  const { name, value, isChosen, isLive, mark } = props;
  const words = useWords();
  const isMarked = !isChosen && mark !== 'other';
  return (
    <label className={styles.value}>
      <input
        type="radio"
        name={name}
        value={value.id}
        {...(isLive
          ? { checked: isChosen, readOnly: true }
          : { defaultChecked: isChosen })}
      />
      <span data-mark={isMarked ? mark : undefined}>
        <ValueLabel value={value} />
        {isMarked && mark === 'refused' && <b aria-hidden="true">!</b>}
        {isMarked && (
          <span className={hidden.visuallyHidden}>{` (${words(mark)})`}</span>
        )}
      </span>
    </label>
  );
}

/** A value as one writes it; an option that isn't set has no code. */
export function ValueLabel({ value: { label } }: { value: AxisValue }) {
  const words = useWords();
  return label === 'not set' ? (
    <span>{words('notSet')}</span>
  ) : (
    <code translate="no">{label}</code>
  );
}
