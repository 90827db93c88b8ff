import logo from './logo.svg';

export { logo };
