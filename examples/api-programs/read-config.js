import { loadConfig } from '@rslib/core';

process.env.PRINT = 'yes';
const { content } = await loadConfig({ exportName: false });
console.log('lib' in content, 'logLevel' in content);
