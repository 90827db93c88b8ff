import { Children, cloneElement, isValidElement, type ReactNode } from 'react';
import { PlainCode } from './PlainCode.tsx';
import styles from './Terminal.module.css';

export interface TerminalProps {
  /** A fence with the log of an example; its title is the command. */
  children?: ReactNode;
}

/** What Rslib prints. Dark in both themes. */
export function Terminal({ children }: TerminalProps) {
  return (
    <div className={styles.terminal}>
      <PlainCode className={styles.screen}>{leaveOutTimes(children)}</PlainCode>
    </div>
  );
}

/** Examples record no durations, which differ from run to run. */
function leaveOutTimes(node: ReactNode): ReactNode {
  if (typeof node === 'string') return node.replaceAll('<time>', '…');
  if (Array.isArray(node)) return Children.map(node, leaveOutTimes);
  if (!isValidElement<{ children?: ReactNode }>(node)) return node;
  const { children } = node.props;
  return children === undefined
    ? node
    : cloneElement(node, {}, leaveOutTimes(children));
}
