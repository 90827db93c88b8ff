console.log(require('units'));
