try {
  await import('badge');
} catch (error) {
  console.log(error.message);
}
