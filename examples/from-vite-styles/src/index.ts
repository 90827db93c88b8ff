import mitt from 'mitt';
import styles from './badge.module.css';

export const changes = mitt<{ status: string }>();

export function createBadge(status: string): HTMLElement {
  const badge = document.createElement('span');
  badge.className = styles.badge;
  badge.textContent = status;
  changes.on('status', next => (badge.textContent = next));
  return badge;
}
