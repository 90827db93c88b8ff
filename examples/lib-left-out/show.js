import { loadConfig } from '@rslib/core';

const { content } = await loadConfig();
console.log(content.lib);
