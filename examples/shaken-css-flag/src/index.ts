import './reset.css';

export { badge } from './Badge';
