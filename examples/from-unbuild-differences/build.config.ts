import { defineBuildConfig } from 'unbuild';

export default defineBuildConfig({
  entries: [{ builder: 'mkdist', input: 'src', outDir: 'dist' }],
  stub: true,
  failOnWarn: true,
  parallel: true,
});
