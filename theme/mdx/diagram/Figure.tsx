import { useHead } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import type {
  DiagramName,
  DiagramStrings,
} from '../../../i18n/diagrams/index.ts';
import hidden from '../../ui/hidden.module.css';
import { figureStyles } from '../../rareStyles.ts';
import styles from './Diagram.module.css';

export interface DiagramProps<Name extends DiagramName> {
  strings: DiagramStrings<Name>;
}

/** One arrangement of a drawing: its size in units, and what is in it. */
export interface Drawing {
  width: number;
  height: number;
  content: ReactNode;
}

export interface FigureProps {
  name: DiagramName;
  strings: { title: string; description: string };
  /** For a column of text as wide as on a desktop, and for a phone. */
  wide: Drawing;
  narrow: Drawing;
}

/**
 * A drawing with its caption and, for those who don't see it, its description. Both
 * arrangements are in the page and a container query shows one, so nothing shifts.
 */
export function Figure({ name, strings, wide, narrow }: FigureProps) {
  useHead({ style: [{ innerHTML: figureStyles }] });
  const captionId = `diagram-${name}`;
  const textId = `${captionId}-text`;
  return (
    <figure className={styles.figure}>
      {Object.entries({ wide, narrow }).map(([kind, drawing]) => (
        <svg
          key={kind}
          className={styles[kind]}
          viewBox={`0 0 ${drawing.width} ${drawing.height}`}
          role="img"
          aria-labelledby={captionId}
          aria-describedby={textId}
          data-zoom={strings.title}
        >
          <g className={styles.drawing}>{drawing.content}</g>
        </svg>
      ))}
      <p id={textId} className={hidden.visuallyHidden}>
        {strings.description.replaceAll('`', '')}
      </p>
      <figcaption id={captionId} className={styles.caption}>
        {strings.title}
      </figcaption>
    </figure>
  );
}
