import './panel.css';

declare const KIND: string | undefined;

export const kind = () => (typeof KIND === 'string' ? KIND : 'none');
