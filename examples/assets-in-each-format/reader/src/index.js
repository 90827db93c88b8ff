import { logo } from 'icons/dist/cjs/index.cjs';
import { plain } from 'icons/dist/cjs-files/index.cjs';

console.log('bundle:', logo);
console.log('files:', plain);
