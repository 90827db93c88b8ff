import { Children, isValidElement, type ReactNode } from 'react';
import { useText } from '../useText.ts';
import type { BuiltProps } from './builds/Built.tsx';
import { Segments } from './builds/Segments.tsx';
import { Written } from './builds/Built.tsx';
import styles from './Syntax.module.css';

/** One source on a scale of targets: `Written`, then `Built` for each of them. */
export function Syntax({ children }: { children?: ReactNode }) {
  const text = useText();
  const parts = Children.toArray(children);
  const targets = parts.flatMap(part =>
    isValidElement<BuiltProps>(part) && part.props.syntax
      ? [part.props.syntax]
      : [],
  );
  const isSource = (part: ReactNode) =>
    isValidElement(part) && part.type === Written;
  return (
    <div className={styles.syntax}>
      {parts.filter(isSource)}
      <Segments
        name="home-syntax"
        label={text('home.syntax.choice')}
        options={Object.fromEntries(targets.map(name => [name, name]))}
        chosen={targets[1] ?? ''}
        hidesLabel
        isScale
      />
      <div className={styles.output}>
        {parts.filter(part => !isSource(part))}
      </div>
    </div>
  );
}
