import { capitalize } from '../shared/capitalize';

export const title = (text: string) => text.split(' ').map(capitalize).join(' ');
