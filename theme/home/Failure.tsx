import { Fragment, type ReactNode } from 'react';
import { readFences } from './builds/readFences.ts';
import styles from './Failure.module.css';

/** What points at the fault: the label, the cross, and the line under the code. */
const MARKS = /(^error(?= {2})|×|(?<= )─{3,}$)/;

/** A failing build in a terminal: a fence with its log, titled by the command. */
export function Failure({ children }: { children?: ReactNode }) {
  return readFences(children).map(({ title, lines }) => (
    <figure key={title} className={styles.terminal}>
      <figcaption translate="no">{title}</figcaption>
      <pre translate="no">
        <code>
          {lines.map(({ text }, index) => (
            <Fragment key={index}>
              {index > 0 && '\n'}
              <span className={styles.line}>{markFault(text)}</span>
            </Fragment>
          ))}
        </code>
      </pre>
    </figure>
  ));
}

function markFault(line: string): ReactNode[] {
  return line
    .split(MARKS)
    .map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}
