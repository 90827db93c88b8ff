console.log('folder-of:', __dirname, __filename);
