import { Fragment } from 'react';
import type { Choice, Sample } from '../shared/Sample.ts';
import { differences } from './model/address.ts';
import { ValueLabel } from './Options.tsx';
import { useWords } from './Words.ts';
import styles from './PaneHead.module.css';

export interface PaneHeadProps {
  sample: Sample;
  choice: Choice;
  title: 'pinned' | 'current';
}

/** Says which of two choices a pane shows, by its options that aren't the default. */
export function PaneHead({ sample: { axes }, choice, title }: PaneHeadProps) {
  const words = useWords();
  const set = differences(axes, choice);
  return (
    <header className={styles.head}>
      <h3>{words(title)}</h3>
      <p>
        {set.length === 0 && <span>{words('defaults')}</span>}
        {set.map(([id, to], index) => {
          const axis = axes.find(one => one.id === id);
          const value = axis?.values.find(one => one.id === to);
          return (
            axis &&
            value && (
              <Fragment key={id}>
                {index > 0 && <span>{words('comma')}</span>}
                <code translate="no">{axis.option}</code>
                <span>: </span>
                <ValueLabel value={value} />
              </Fragment>
            )
          );
        })}
      </p>
    </header>
  );
}
