import { title } from 'formatters/dist/text/title.js';

console.log(title('hello'));
