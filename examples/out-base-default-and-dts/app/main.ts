import { title } from 'formatters/dist/title.js';

console.log(title('hello'));
