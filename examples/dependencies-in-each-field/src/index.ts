import escape from 'escape-string-regexp';
import isPlainObject from 'is-plain-obj';
import mitt from 'mitt';
import { parse } from 'space-separated-tokens';
import { trimLines } from 'trim-lines';

export { escape, isPlainObject, mitt, parse, trimLines };
