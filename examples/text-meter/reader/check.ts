import { measure } from 'text-meter';

const { minutes } = measure('word '.repeat(450));
console.log(minutes.toFixed(1));

measure(450);
