import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// A fresh context has, like a browser, no variable called process.
try {
  runInNewContext(readFileSync('../client/dist/index.js', 'utf8'));
} catch (error) {
  console.log(String(error));
}
