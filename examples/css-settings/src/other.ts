import './base.css';

export const other = () => 'other';
