import styles from './ErrorDecoder.module.css?inline';

/** Styles of the one page with an error decoder; others don't carry them. */
export const decoderStyles = styles;
