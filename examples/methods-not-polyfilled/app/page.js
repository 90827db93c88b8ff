import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// Like an old browser: it does not have the method at().
const page = createContext({});
const run = code => runInContext(code, page);
run('var self = this; delete Array.prototype.at');
run(readFileSync('../lists/dist/umd/index.js', 'utf8'));

try {
  run("Lists.lastName(['Ada', 'Grace'])");
} catch (error) {
  console.log(String(error));
}

// The page adds the method before it calls the library.
run('Array.prototype.at = function (i) { return this[i < 0 ? this.length + i : i]; }');
console.log(run("Lists.lastName(['Ada', 'Grace'])"));
