import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// Like a page: no modules and no require, only global variables.
const page = { console };
runInNewContext(readFileSync('../clock/dist/umd/index.js', 'utf8'), page);
runInNewContext(readFileSync('script.js', 'utf8'), page);
