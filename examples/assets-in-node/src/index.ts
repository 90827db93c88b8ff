import logo from './logo.svg';

export const logoUrl = logo;
