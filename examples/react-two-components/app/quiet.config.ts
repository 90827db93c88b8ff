import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config.ts';

export default mergeRsbuildConfig(config, {
  output: { distPath: 'quiet' },
  performance: { printFileSize: false },
});
