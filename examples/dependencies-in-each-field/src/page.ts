import escape from 'escape-string-regexp';
import isPlainObject from 'is-plain-obj';
import { trimLines } from 'trim-lines';

console.log(escape('a.b'), isPlainObject({}), trimLines(' a \n b '));
