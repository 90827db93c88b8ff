import temperature = require('temperature');

const degrees: number = temperature.toFahrenheit(100);
console.log(degrees);
