const toFahrenheit = require('temperature');

console.log(toFahrenheit(100));
