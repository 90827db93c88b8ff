console.log('started');
