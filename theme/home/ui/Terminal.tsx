import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { PlainCodeContext } from '../../mdx/code/PlainCodeContext.ts';
import styles from './Terminal.module.css';

export interface TerminalProps {
  /** Whether the last line is what the text is about. */
  marksLast?: boolean;
  /** A fence with the log of an example; its title is the command. */
  children?: ReactNode;
}

/** What points at a fault: the label, the cross, and the line under the code. */
const MARKS = /(^error(?= {2})|×|(?<= )─{3,}$)/;

/** What Rslib prints, with the fault marked if a build failed. Dark in both themes. */
export function Terminal({ marksLast, children }: TerminalProps) {
  return (
    <div className={styles.terminal} data-marks={marksLast}>
      <PlainCodeContext value="drawing">{drawText(children)}</PlainCodeContext>
    </div>
  );
}

function drawText(node: ReactNode): ReactNode {
  if (typeof node === 'string') return markFault(leaveOutTimes(node));
  if (Array.isArray(node)) return Children.map(node, drawText);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return children === undefined
    ? node
    : cloneElement(node, {}, drawText(children));
}

/** Examples record no durations, which differ from run to run. */
function leaveOutTimes(line: string): string {
  return line.replaceAll(' in <time>', '');
}

function markFault(line: string): ReactNode {
  const parts = line.split(MARKS);
  if (parts.length === 1) return line;
  return parts.map((part, index) =>
    index % 2 === 1 ? <b key={index}>{part}</b> : part,
  );
}
