// Makes the files of a new page or example:
//   npm run new page guide/advanced/x     both languages, navigation, routes, lock
//   npm run new example NAME              a project that builds
import { readCommand } from '../../tooling/readCommand.ts';
import { Mistake } from '../../tooling/mistakes.ts';
import { newExample } from './newExample.ts';
import { newPage } from './newPage.ts';

const USAGE =
  'Run `npm run new page guide/advanced/x` or `npm run new example NAME`.';
const { positionals } = readCommand({ allowPositionals: true }, USAGE);
const [kind, name, ...rest] = positionals;
const make = { page: newPage, example: newExample }[kind ?? ''];
if (!make || name === undefined || rest.length > 0) {
  const given = positionals.join(' ');
  throw new Mistake(
    `${given === '' ? 'Nothing says what to make' : `“${given}” is no kind of thing with one name`}, so nothing was written. ${USAGE}`,
  );
}
const { files, next } = make(process.cwd(), name);
console.log(files.map(file => `wrote ${file}`).join('\n'));
console.log(`\nNext:\n${next.map(line => `  ${line}`).join('\n')}`);
