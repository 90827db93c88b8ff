import { clamp } from 'badge';

console.log(clamp(7, { min: 'zero', max: 5 }));
