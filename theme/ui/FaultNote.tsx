import { useEffect, useSyncExternalStore } from 'react';
import { useText } from '../useText.ts';
import { readFailedAddress, subscribeFault } from './pageFault.ts';
import faultBox from './faultBox.module.css';
import styles from './FaultNote.module.css';

/**
 * Says that something could not be loaded. It stands hidden in every page: when
 * the page's own code does not come, the head script shows it.
 */
export function FaultNote() {
  const text = useText();
  const failed = useSyncExternalStore(
    subscribeFault,
    readFailedAddress,
    () => null,
  );
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.alive = ''; // The head script waits for this.
    delete dataset.fault;
  }, []);

  return (
    <p
      className={`${faultBox.box} ${styles.note}`}
      role="alert"
      data-nosnippet=""
      data-shown={failed === null ? undefined : ''}
    >
      <span>{text(failed === null ? 'fault.parts' : 'fault.page')}</span>{' '}
      <a className={styles.again} href={failed ?? ''}>
        {text('fault.again')}
      </a>
    </p>
  );
}
