import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// Loads the file as a page does, as a script and not as a module.
try {
  runInNewContext(readFileSync('dist/index.js', 'utf8'));
} catch (error) {
  console.log(String(error));
}
