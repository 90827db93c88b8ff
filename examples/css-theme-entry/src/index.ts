import './light.css';

export const themeClass = 'theme';
