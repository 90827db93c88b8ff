import styles from './Diagram.module.css?inline';

/** Styles of pages with a drawing; others don't carry them. */
export const diagramStyles = styles;
