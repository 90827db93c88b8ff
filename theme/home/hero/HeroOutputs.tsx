import type { ReactNode } from 'react';
import { excerptOf, type BuiltExample } from '../builtExample.ts';
import { PlainCode } from '../ui/PlainCode.tsx';
import { Bar } from '../ui/shapes.tsx';
import { outputs, type HeroOutput } from './outputs.ts';
import styles from './HeroOutputs.module.css';

/** The three bars of the mark, each a file that the build wrote. */
export function HeroOutputs({ build }: { build: BuiltExample }) {
  return (
    <div className={styles.outputs} aria-hidden="true">
      {outputs.map(slot => (
        <div key={slot[0]?.file} className={styles.slot}>
          {slot.map(output => (
            <OutputBar key={output.file} build={build} output={output} />
          ))}
        </div>
      ))}
    </div>
  );
}

interface OutputBarProps {
  build: BuiltExample;
  output: HeroOutput;
}

function OutputBar({ build, output }: OutputBarProps) {
  const { name, file, part, isCut } = output;
  return (
    <Bar className={styles.bar}>
      <b className={styles.format}>{name}</b>
      <span className={styles.written}>
        {file}
        <span className={styles.excerpt}>
          {excerptOf(build, file, part)}
          {isCut && ' …'}
        </span>
      </span>
    </Bar>
  );
}

/** For each JavaScript file, in the order of `outputs`, the line that loads it. */
export function HeroUses({ children }: { children?: ReactNode }) {
  return <PlainCode className={styles.uses}>{children}</PlainCode>;
}
