import './badge.css';
import data from './data.json';
import logo from './logo.svg';

export { data, logo };
