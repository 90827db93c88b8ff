globalThis.console.debug('setup');
