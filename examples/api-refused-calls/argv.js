import { runCLI } from '@rslib/core';

runCLI({ argv: ['build', '--format', 'cjs'] });
