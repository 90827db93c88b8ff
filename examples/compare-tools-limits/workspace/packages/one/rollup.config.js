export default { input: 'src/index.js', output: { dir: 'dist' } };
