import './base.css';
import './button.css';

export const buttonClass = 'button';
