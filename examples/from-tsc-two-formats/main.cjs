const { describeLength } = require('measure-units');

console.log('require()', describeLength(10));
import('measure-units').then(measure => {
  console.log('import   ', measure.describeLength(10));
});
