import './title.css';
import logo from './logo.svg';

export const title = `<img src="${logo}">`;
