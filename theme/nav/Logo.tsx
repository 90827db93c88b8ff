import styles from './NavBar.module.css';

/** Three sheets held by a spine, in the colors of the theme. */
export function Logo() {
  return (
    <svg width="28" height="28" viewBox="0 0 32 32" aria-hidden="true">
      <path
        fill="currentColor"
        d="M10 5h15a2 2 0 0 1 0 4H10zM10 14h11a2 2 0 0 1 0 4H10zM10 23h15a2 2 0 0 1 0 4H10z"
      />
      <path className={styles.spine} d="M5 3h3.5v26H5z" />
    </svg>
  );
}
