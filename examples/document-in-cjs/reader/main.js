try {
  await import('terms');
} catch (error) {
  console.log(error.message);
}
