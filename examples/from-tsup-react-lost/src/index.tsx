import './theme.css';
import styles from './card.module.css';

export function ProfileCard({ name }: { name: string }) {
  return <p className={styles.card}>{name}</p>;
}
