console.log('Hello from Node.js', process.version);
