import { Children, isValidElement, type ReactNode } from 'react';
import hero from './hero/HeroWords.module.css';
import { Install } from './ui/Install.tsx';
import styles from './Cover.module.css';

export interface CoverProps {
  /** A heading, a sentence, and the link to the way in. */
  children?: ReactNode;
}

/** The last words, on cloth: how to begin, with the command of the hero once more. */
export function Cover({ children }: CoverProps) {
  const [heading, sentence, link] = Children.toArray(children).filter(child =>
    isValidElement(child),
  );
  return (
    <div className={`${hero.words} ${styles.cover}`}>
      <div>
        {heading}
        {sentence}
      </div>
      <div>
        <Install />
        {link}
      </div>
    </div>
  );
}
