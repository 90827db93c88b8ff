try {
  const { toFahrenheit } = require('./dist/cjs/index.js');
  console.log(toFahrenheit(20));
} catch (error) {
  console.log(String(error));
}
