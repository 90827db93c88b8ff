try {
  await import('shapes');
} catch (error) {
  console.log(error.message);
}
