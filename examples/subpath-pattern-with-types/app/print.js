import areas from './main.ts';

console.log(areas);
