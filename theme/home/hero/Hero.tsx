import type { ReactNode } from 'react';
import { useText } from '../../useText.ts';
import type { BuiltExample } from '../builtExample.ts';
import { Spine } from '../ui/shapes.tsx';
import { HeroOutputs } from './HeroOutputs.tsx';
import { HeroWords } from './HeroWords.tsx';
import styles from './Hero.module.css';

export interface HeroProps {
  /** The build that the drawing shows. */
  build: BuiltExample;
  /** `HeroSource` and `HeroUses`. */
  children?: ReactNode;
}

/** The pitch, next to the logo drawn from the files it symbolizes. */
export function Hero({ build, children }: HeroProps) {
  const text = useText();
  return (
    <div className={styles.hero}>
      <HeroWords />
      <figure className={styles.figure} aria-label={text('home.hero.figure')}>
        {children}
        <Spine className={styles.spine}>
          <span className={styles.command}>rslib build</span>
        </Spine>
        <HeroOutputs build={build} />
      </figure>
    </div>
  );
}
