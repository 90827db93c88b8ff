const mitt = require('mitt');

console.log(typeof mitt);
