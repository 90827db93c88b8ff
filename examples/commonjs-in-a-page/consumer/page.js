import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// Like a browser, a fresh context has no exports, module, or require.
const page = {};
try {
  runInNewContext(readFileSync(process.argv[2], 'utf8'), page);
  console.log(page.temperature.toFahrenheit(20));
} catch (error) {
  console.log(String(error));
}
