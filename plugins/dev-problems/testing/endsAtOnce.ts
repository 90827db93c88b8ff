// A program that fails on its first question.
process.on('message', () => process.exit(1));
