console.log(await import('shapes'));
