import logo from '@/assets/logo.svg';

export const logoUrl = logo;
