try {
  require('sum');
} catch (error) {
  console.log(error.code);
}
