import styles from './badge.module.css';

export const badgeClass: string = styles.badge;
