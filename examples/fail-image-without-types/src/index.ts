import logo from './logo.svg';

export const logoAddress: string = logo;
