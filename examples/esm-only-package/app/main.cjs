const { visit } = require('visits');

console.log(visit(), visit());
