// Stands for a machine with an older Node.js.
Object.defineProperty(process, 'versions', {
  value: { ...process.versions, node: '20.11.1' },
});
