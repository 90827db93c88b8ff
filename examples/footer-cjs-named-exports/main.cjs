console.log('both, with footer: toKelvin is', typeof require('./dist/with-footer/both.cjs').toKelvin);
console.log('both, without: toKelvin is', typeof require('./dist/without/both.cjs').toKelvin);

const { toKelvin } = require('./dist/without/named.cjs');
console.log('named, without:', toKelvin(0));
