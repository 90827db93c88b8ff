try {
  await import('countries');
} catch (error) {
  console.log(error.message);
}
