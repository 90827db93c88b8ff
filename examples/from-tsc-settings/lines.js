// Builds a source file with a byte order mark and Windows line endings.
import { execSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const lines = [
  '\uFEFF/*! license:',
  ' * MIT */',
  '// plain',
  'export function half(value: number): string {',
  '  return `${value / 2}',
  '`;',
  '}',
  '',
];
writeFileSync('src/index.ts', lines.join('\r\n'));
execSync('rslib --log-level error --tsconfig tsconfig.emit.json');
const code = readFileSync('dist/index.js', 'utf8');
console.log('byte order mark:', code.includes('\uFEFF'));
for (const line of code.trimEnd().split('\n')) {
  console.log(line.endsWith('\r') ? 'CRLF' : 'LF  ', line.trimEnd());
}
