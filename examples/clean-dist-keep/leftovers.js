import { mkdirSync, writeFileSync } from 'node:fs';

mkdirSync('dist/reports', { recursive: true });
writeFileSync('dist/reports/size.txt', '');
writeFileSync('dist/old.js', '');
