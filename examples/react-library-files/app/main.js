try {
  await import('star-rating');
} catch (error) {
  console.log(error.code);
}
