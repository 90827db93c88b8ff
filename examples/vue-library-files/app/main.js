try {
  await import('step-counter');
} catch (error) {
  console.log(error.code);
}
