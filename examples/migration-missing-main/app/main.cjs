const { countWords } = require('word-count');

console.log(countWords('one two'));
