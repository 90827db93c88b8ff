import { countWords, measure } from 'text-meter';

console.log(countWords('Rslib builds libraries'));
console.log(measure('word '.repeat(450)));
