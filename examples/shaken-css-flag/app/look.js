import { existsSync, readFileSync } from 'node:fs';

const file = 'dist/static/css/index.css';
console.log(existsSync(file) ? readFileSync(file, 'utf8') : 'no CSS');
