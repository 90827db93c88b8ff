import { runCLI } from '@rslib/core';

const [node, file, ...flags] = process.argv;
runCLI({ argv: [node, file, 'build', '--format', 'cjs', ...flags] });
console.log('runCLI() has returned.');
