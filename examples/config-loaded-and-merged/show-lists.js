import config from './dist/.rsbuild/rsbuild.config.mjs';

const { conditionNames, extensions, mainFields } = config.resolve;
console.log('removeConsole', config.performance.removeConsole);
console.log({ conditionNames, extensions, mainFields });
console.log(['shared', 'item'].map(name => config.output.externals.includes(name)));
