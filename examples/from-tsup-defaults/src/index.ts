import { basename } from 'node:path';

export const nameOf = (file: string): string => basename(file);
export const loadMore = () => import('./more');

if (false) {
  console.log('never printed');
}
