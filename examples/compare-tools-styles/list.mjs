// Prints the files in each directory, and the class name the entry exports.
import { readdirSync } from 'node:fs';

for (const directory of process.argv.slice(2)) {
  const files = readdirSync(directory).sort();
  const entry = files.find(file => /js$/.test(file));
  const result = await import(`./${directory}/${entry}`).then(
    library => library.badgeClass,
    error => error.code,
  );
  console.log(`${directory}:`.padEnd(13), `${files.join(', ')}  ${result}`);
}
