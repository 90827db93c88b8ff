'use client';

import { useEffect, useState } from 'react';
import { publishStrings } from '../../i18n/publishStrings.ts';
import { Findings, type FindingsProps } from './Findings.tsx';
import styles from './PublishPane.module.css';

export type PublishPaneProps = Omit<FindingsProps, 'load' | 'says'>;

const lint = () =>
  import('./lintPackage.ts').then(({ lintPackage }) => lintPackage);
const types = () =>
  import('./checkTypes.ts').then(({ checkTypes }) => checkTypes);

/** Whether the package as built is ready to publish: what the two tools find. */
export function PublishPane(props: PublishPaneProps) {
  const words = publishStrings[props.lang];
  const [checksTypes, setChecksTypes] = useState(false);
  useEffect(() => {
    if (!checksTypes) return undefined;
    return () =>
      void import('./checkTypes.ts').then(({ endTypesCheck }) =>
        endTypesCheck(),
      );
  }, [checksTypes]);
  return (
    <section className={styles.pane} aria-label={words.title}>
      <Findings {...props} load={lint} says={words.publint} />
      <label>
        <input
          type="checkbox"
          checked={checksTypes}
          onChange={() => setChecksTypes(!checksTypes)}
        />
        {words.checkTypes} <small>{words.typesSize}</small>
      </label>
      {checksTypes && <Findings {...props} load={types} says={words.types} />}
    </section>
  );
}
