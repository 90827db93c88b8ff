try {
  await import('icons');
} catch (error) {
  console.log(error.message);
}
