throw new Error('build');
