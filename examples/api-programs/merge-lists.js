import { mergeRslibConfig } from '@rslib/core';

const lists = name => ({
  output: { externals: [name], overrideBrowserslist: [name] },
  performance: { removeConsole: [name] },
  resolve: { conditionNames: [name], extensions: [name], mainFields: [name] },
});
console.log(JSON.stringify(mergeRslibConfig(lists('first'), lists('second'))));
