import { readFileSync } from 'node:fs';

const code = readFileSync('dist/static/js/index.js', 'utf8');
console.log(code.includes('shapes-cache') ? 'contains cache' : 'no cache');
