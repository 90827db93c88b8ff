const { clock } = require('clock');

console.log('require:', clock(754));
