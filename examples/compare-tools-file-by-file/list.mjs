// Loads the entry in each directory, and prints its files and what it returns.
import { readdirSync } from 'node:fs';

for (const directory of process.argv.slice(2)) {
  const files = readdirSync(directory, { recursive: true })
    .filter(file => /js$/.test(file))
    .sort();
  const entry = files.find(file => file.startsWith('index'));
  const result = await import(`./${directory}/${entry}`).then(
    library => library.describeLength(6),
    error => error.code,
  );
  console.log(`${directory}:`.padEnd(13), `${files.join(', ')}  ${result}`);
}
