const { countWords } = require('./dist/lib/index.js');

console.log(countWords('one two three'));
