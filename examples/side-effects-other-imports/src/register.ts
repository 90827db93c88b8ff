Object.assign(globalThis, { shapes: ['circle'] });
