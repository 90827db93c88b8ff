exports.version = '6.0.3';
