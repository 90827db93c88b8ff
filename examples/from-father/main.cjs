const { on, report } = require('.');

on('change', feet => console.log(feet.toFixed(2)));
report(2);
