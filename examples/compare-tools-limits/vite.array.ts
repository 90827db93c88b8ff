export default [{ build: { outDir: 'one' } }, { build: { outDir: 'two' } }];
