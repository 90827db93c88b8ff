import { loadConfig } from '@rslib/core';

try {
  await loadConfig({ exportName: 'library' });
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
