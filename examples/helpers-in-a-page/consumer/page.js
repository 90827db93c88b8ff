import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// A fresh context has, like a page, no require() and no module.
try {
  const script = readFileSync('../queue/dist/index.js', 'utf8');
  runInNewContext('var self = globalThis;' + script);
} catch (error) {
  console.log(String(error));
}
