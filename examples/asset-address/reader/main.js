import { greeting } from 'greetings';

console.log(greeting);
