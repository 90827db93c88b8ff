import { readFileSync } from 'node:fs';

const { entries } = JSON.parse(readFileSync('storybook-static/index.json'));
console.log(Object.keys(entries).join('\n'));
