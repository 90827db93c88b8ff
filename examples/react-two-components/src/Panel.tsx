import styles from './Panel.module.css';

export const Panel = ({ text }: { text: string }) => (
  <b className={styles.panel}>{text}</b>
);
