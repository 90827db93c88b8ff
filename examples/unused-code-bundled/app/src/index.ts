import { area } from 'shapes';

console.log(area(2));
