import styles from './panel.module.css';

export const panelClass = styles.panel;
