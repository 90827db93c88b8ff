import './base.css';
import './dialog.css';

export const dialogClass = 'dialog';
