const { readName } = require('./dist/index.cjs');

console.log(readName('.'));
