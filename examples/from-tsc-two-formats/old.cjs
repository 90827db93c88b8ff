require('./dist-tsc/cjs/index.js');
