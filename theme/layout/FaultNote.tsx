import { useText } from '../useText.ts';
import faultBox from '../ui/faultBox.module.css';
import styles from './FaultNote.module.css';

const SAME_ADDRESS = '';

/**
 * Says that something failed to load. Hidden in every page: the head script
 * shows it if the page's own code is missing, browser/faults/faultNote.ts if
 * another page is.
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
