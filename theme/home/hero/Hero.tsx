import type { ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import { useText } from '../../useText.ts';
import { excerptOf, type BuiltExample } from '../builtExample.ts';
import { Bar, Spine } from '../ui/shapes.tsx';
import { HeroWords } from './HeroWords.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  /** The build that the drawing shows. */
  build: BuiltExample;
  /** Two fences: the source and the config. */
  children?: ReactNode;
}

/** Each kind of file that came out: a part of a line in it, and what loads it. */
const outputs = [
  ['ESM', 'dist/index.js', 'export { clock };', 'import'],
  ['CJS', 'dist/index.cjs', 'exports.clock =', 'require()'],
  ['UMD', 'dist/umd/index.js', 'root["Clock"] = factory();', ''],
  ['d.ts', 'dist/index.d.ts', 'clock(s: number): string', 'TypeScript'],
] as const;

/** The pitch, and below it the logo, drawn from the files it symbolizes. */
export function Hero({ build, children }: HeroProps) {
  const text = useText();
  return (
    <>
      <HeroWords />
      <figure className={styles.figure} aria-label={text('home.hero.figure')}>
        <div className={styles.sheets}>
          <PlainCodeContext value="drawing">{children}</PlainCodeContext>
        </div>
        <Spine className={styles.spine}>
          <span className={styles.command}>rslib build</span>
        </Spine>
        <div className={styles.outputs} aria-hidden="true">
          {outputs.map(([name, file, part, loader]) => (
            <Bar key={file} className={styles.output}>
              <b className={styles.format}>{name}</b>
              <span className={styles.file}>{file}</span>
              <span className={styles.excerpt}>
                {excerptOf(build, file, part)}
                {part.endsWith('=') && ' …'}
              </span>
              <span className={styles.loader}>
                {loader || text('home.hero.script')}
              </span>
            </Bar>
          ))}
        </div>
      </figure>
    </>
  );
}
