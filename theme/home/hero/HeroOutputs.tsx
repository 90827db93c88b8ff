import type { ReactNode } from 'react';
import { excerptOf, type BuiltExample } from '../builtExample.ts';
import { PlainCode } from '../ui/PlainCode.tsx';
import { Bar } from '../ui/shapes.tsx';
import styles from './HeroOutputs.module.css';

/**
 * The slots from top to bottom, with their bars: a name, the file it symbolizes, and a
 * part of a line in that file. If a slot has two bars, the last one stays.
 */
const slots = [
  [['ESM', 'dist/index.js', 'export { clock };']],
  [
    ['UMD', 'dist/umd/index.js', 'root["Clock"] ='],
    ['CJS', 'dist/index.cjs', 'exports.clock ='],
  ],
  [['d.ts', 'dist/index.d.ts', 'clock(s: number): string']],
] as const;

/** The three bars of the mark, each a file that the build wrote. */
export function HeroOutputs({ build }: { build: BuiltExample }) {
  return (
    <div className={styles.outputs} aria-hidden="true">
      {slots.map(slot => (
        <div key={slot[0][0]} className={styles.slot}>
          {slot.map(([name, file, part]) => (
            <Bar key={file} className={styles.bar}>
              <b className={styles.format}>{name}</b>
              <span className={styles.written}>
                {file}
                <span className={styles.excerpt}>
                  {excerptOf(build, file, part)}
                  {part.endsWith('=') && ' …'}
                </span>
              </span>
            </Bar>
          ))}
        </div>
      ))}
    </div>
  );
}

/** For each JavaScript file, in the order of the bars, the line that loads it. */
export function HeroUses({ children }: { children?: ReactNode }) {
  return <PlainCode className={styles.uses}>{children}</PlainCode>;
}
