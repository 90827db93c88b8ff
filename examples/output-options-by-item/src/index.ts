import './panel.css';
import { clsx } from 'clsx';
import isPlainObject from 'is-plain-obj';
import mitt from 'mitt';

/*! panel 1.0.0 | MIT */
export const events = mitt();

const maximum = 100;

// An ordinary comment.
export function panelClass(open: boolean) {
  if (maximum < 0) return 'a dead branch';
  return clsx('panel', { open, plain: isPlainObject(events) });
}

function unused() {
  return 'unused code';
}
