const { loadAdd } = require('./dist/index.js');

loadAdd().then(add => console.log(add(1, 2)));
