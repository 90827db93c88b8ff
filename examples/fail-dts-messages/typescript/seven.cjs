exports.version = '7.0.2';
