const { toFahrenheit } = require('temperature');

console.log('require:', toFahrenheit(100));
