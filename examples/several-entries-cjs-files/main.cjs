const { visit } = require('./dist/index.cjs');
const { report } = require('./dist/report.cjs');

visit();
console.log(report());
