console.log('Hello again!');
