/** The address of the colors for engines without `light-dark()`. */
export const OLDER_STYLES = '/older.css';
