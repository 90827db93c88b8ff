try {
  await import('temperature');
} catch (error) {
  console.log(error.code);
  console.log(error.message.split(' imported')[0]);
}
