import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';

// Like a page: no modules and no require, only global variables.
const page = { console };
runInNewContext(readFileSync('../temperature/dist/umd/index.js', 'utf8'), page);
runInNewContext("console.log('script:', Temperature.toFahrenheit(100))", page);
