import { memo } from 'react';
import type { Axis, Choice, Sample } from '../shared/Sample.ts';
import { Link } from '../../theme/ui/Link.tsx';
import { nameOfOption, shortLabel } from './model/shortNames.ts';
import { Radio } from './Radio.tsx';
import { useWording, useWords } from './Words.ts';
import styles from './OptionList.module.css';

const NOTE = 'edited-files';

export interface OptionListProps {
  sample: Sample;
  choice: Choice;
  /** The files that options no longer change, since the reader has edited them. */
  edited: readonly string[];
  /** As served, before a script responds to them, the options can't be changed. */
  isLive: boolean;
  nameOf: (part: string) => string;
}

/** The options of a sample: words, and the chosen one stands out. */
export function OptionList({
  sample,
  choice,
  edited,
  isLive,
  nameOf,
}: OptionListProps) {
  const words = useWords();
  return (
    <section
      className={styles.options}
      aria-label={words('options')}
      data-options=""
      tabIndex={-1}
    >
      {sample.axes.length > 0 && <h2>{words('options')}</h2>}
      {sample.axes.length > 0 && edited.length > 0 && (
        <p id={NOTE} className={styles.edited}>
          {words('edited', { files: edited.join(words('separator')) })}
        </p>
      )}
      <div className={styles.list}>
        {sample.axes.map(axis => (
          <Option
            key={axis.id}
            axis={axis}
            chosen={choice[axis.id]}
            note={edited.length > 0 ? NOTE : undefined}
            isLive={isLive}
            name={nameOf(axis.id)}
          />
        ))}
      </div>
      <p className={styles.needsScript}>{words('needsScript')}</p>
    </section>
  );
}

interface OptionProps {
  axis: Axis;
  chosen: string | undefined;
  /** The id of what is said about it. */
  note: string | undefined;
  isLive: boolean;
  name: string;
}

/** Drawn anew only if its own value is another one. */
const Option = memo(function Option(props: OptionProps) {
  const { axis, chosen, note, isLive, name } = props;
  const { base } = useWording();
  const words = useWords();
  const { option, reference, values, default: usual } = axis;
  const textOf = (label: string) =>
    label === 'not set' ? words('notSet') : label;
  /** What its text doesn't say: that it's the default, or the whole of it. */
  const nameOf = (id: string, label: string) => {
    if (id === usual) return words('usual', { value: textOf(label) });
    return shortLabel(label) === label ? undefined : label;
  };
  return (
    <fieldset
      className={styles.option}
      role="radiogroup"
      aria-label={option}
      aria-describedby={note}
      disabled={!isLive}
      translate="no"
    >
      <Link
        href={`${base}${reference}`}
        // Options have a card instead (browser/behaviors/option-cards).
        title={reference.startsWith('/config/') ? undefined : option}
      >
        {nameOfOption(axis)}
      </Link>
      {values.map(({ id, label }) => (
        <Radio
          key={id}
          className={label === 'not set' ? styles.word : styles.value}
          name={name}
          value={id}
          label={nameOf(id, label)}
          isChosen={chosen === id}
          isSet={id !== usual}
          isLive={isLive}
        >
          {shortLabel(textOf(label))}
        </Radio>
      ))}
    </fieldset>
  );
});
