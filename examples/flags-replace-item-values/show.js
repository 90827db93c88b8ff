// Prints the items as the build saw them.
import config from './build/.rsbuild/rslib.config.mjs';

for (const item of config.lib) console.log(JSON.stringify(item));
