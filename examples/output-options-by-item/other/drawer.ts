import icon from '../src/icon.svg';

export const open = () => import('./comments');
export const drawer = icon;
