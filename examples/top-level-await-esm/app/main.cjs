try {
  console.log(require('units'));
} catch (error) {
  console.log(error.code);
}
