import styles from './Badge.module.css';

export const Badge = ({ text }: { text: string }) => (
  <b className={styles.badge}>{text}</b>
);
