require('./dist/settings.js');
