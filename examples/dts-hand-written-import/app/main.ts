import { area } from 'shapes';

console.log(area({ radius: 1 }));
