import { capitalize } from './case/capitalize';

export const title = (text: string) => text.split(' ').map(capitalize).join(' ');
