import config from './build/settings/rsbuild.config.mjs';

console.log('ours:', config.output.distPath.root);
console.log('from Rslib:', config.output.target);
console.log('from Rsbuild:', config.server.port);
console.log('mode:', config.mode);
