import './panel.css';

export const load = () => import('./greeting');
