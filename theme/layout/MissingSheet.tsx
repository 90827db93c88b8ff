import styles from './NotFound.module.css';

/** The mark without its middle sheet, of which only the outline is left. */
export function MissingSheet() {
  return (
    <svg
      className={styles.mark}
      viewBox="5 3 22.5 26"
      width="135"
      height="156"
      aria-hidden="true"
    >
      <path
        className={styles.bars}
        d="M10 5h15a2 2 0 0 1 0 4H10zM10 23h15a2 2 0 0 1 0 4H10z"
      />
      <path
        className={styles.missing}
        d="M10.2 14.2h10.8a1.8 1.8 0 0 1 0 3.6H10.2z"
      />
      <path className={styles.spine} d="M5 3h3.5v26H5z" />
    </svg>
  );
}
