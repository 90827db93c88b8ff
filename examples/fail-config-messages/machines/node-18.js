// Stands for a machine with an older Node.js.
import util from 'node:util';

delete util.styleText;
Object.defineProperty(process, 'versions', {
  value: { ...process.versions, node: '18.20.8' },
});
