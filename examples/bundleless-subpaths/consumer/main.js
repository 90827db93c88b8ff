import { square } from 'shapes/square';

console.log(square(3));
