import { runCLI } from '@rslib/core';

process.on('exit', code => console.log('The process ends with', code));
try {
  const result = runCLI({ argv: ['node', 'rslib', 'build', '-c', 'missing.ts'] });
  console.log('runCLI() returned', result);
} catch {
  console.log('caught');
}
setTimeout(() => console.log('still running'), 20_000);
