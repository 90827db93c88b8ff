import './tag.css';

export const tag = 'tag';
