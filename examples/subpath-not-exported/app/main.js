import { format } from 'word-count/format';

console.log(format(3));
