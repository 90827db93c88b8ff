// Loads the files in each directory, and prints what they export and return.
import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

for (const directory of process.argv.slice(2)) {
  for (const file of readdirSync(directory).sort()) {
    const library = require(`./${directory}/${file}`);
    const names = Object.keys(library).sort().join(', ');
    const result = library.report('src/app.ts', 'started');
    console.log(`${directory}/${file}`.padEnd(24), `${names}  ${result}`);
  }
}
