module.exports = {
  toFahrenheit: celsius => (celsius * 9) / 5 + 32,
};
