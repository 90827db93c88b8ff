import './tag.css';

export { tag } from './tag';
