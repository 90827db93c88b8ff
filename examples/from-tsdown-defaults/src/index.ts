import { readFileSync } from 'node:fs';
import mitt from 'mitt';
import { createElement } from 'react';

export const events = mitt();

/** Shows a file. */
export const show = (file?: string) =>
  createElement('pre', null, readFileSync(file ?? 'README.md', 'utf8'));

export const more = () => import('./more');

if (false) {
  console.log('never printed');
}
