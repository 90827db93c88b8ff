const library = require('sum');

console.log(library);
