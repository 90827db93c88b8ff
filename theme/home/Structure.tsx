import type { ReactNode } from 'react';
import { PlainCodeContext } from '../mdx/code/PlainCodeContext.ts';
import { useText } from '../useText.ts';
import { Segments } from './builds/Segments.tsx';
import { Spine } from './ui/shapes.tsx';
import styles from './Structure.module.css';

const options = { true: 'bundle: true', false: 'bundle: false' };

/** What `bundle` decides: one file, or one for each source file. */
export function Structure({ children }: { children?: ReactNode }) {
  const text = useText();
  return (
    <div className={styles.structure}>
      <Segments
        name="home-bundle"
        label={text('home.structure.choice')}
        options={options}
        chosen="true"
        hidesLabel
      />
      <div className={styles.stage}>
        <PlainCodeContext value="drawing">{children}</PlainCodeContext>
      </div>
    </div>
  );
}

/** The sheets on the left of the spine. */
export function StructureSource({ children }: { children?: ReactNode }) {
  return (
    <>
      <div className={styles.source}>{children}</div>
      <Spine className={styles.spine} />
    </>
  );
}
