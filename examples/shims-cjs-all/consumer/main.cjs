const { place } = require('place');

console.log(place);
