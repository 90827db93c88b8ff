import('./dist/index.mjs').catch(error => console.log(error.message));
