import { useText } from '../useText.ts';
import faultBox from '../ui/faultBox.module.css';
import styles from './FaultNote.module.css';

const SAME_ADDRESS = '';

/**
 * Says that something could not be loaded. It stands hidden in every page: when
 * the page's own code does not come, the head script shows it; when another
 * page does not, browser/faults/faultNote.ts does.
 */
export function FaultNote() {
  const text = useText();
  return (
    <p
      className={`${faultBox.box} ${styles.note}`}
      role="alert"
      data-nosnippet=""
      data-fault-note="parts"
    >
      <span className={styles.parts}>{text('fault.parts')}</span>
      <span className={styles.page}>{text('fault.page')}</span>{' '}
      <a className={styles.again} href={SAME_ADDRESS}>
        {text('fault.again')}
      </a>
    </p>
  );
}
