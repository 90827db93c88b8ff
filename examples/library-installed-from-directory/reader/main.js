import { minutes } from 'word-meter';

console.log(minutes(450));
