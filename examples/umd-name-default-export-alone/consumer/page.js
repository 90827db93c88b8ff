import { readFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

// Runs the file as a script tag does: without module, exports and require.
const page = createContext({});
runInContext(readFileSync('../temperature/dist/index.js', 'utf8'), page);
// #region use
console.log(runInContext('toFahrenheit(100)', page));
// #endregion
