import './theme.css';
import styles from './card.module.css';

export function createCard(text: string): string {
  return `<p class="${styles.card}">${text}</p>`;
}
