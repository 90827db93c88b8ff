import { greet } from 'greeting';

console.log(greet('Ada'));
