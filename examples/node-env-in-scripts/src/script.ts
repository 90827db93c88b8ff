Object.assign(globalThis, { mode: process.env.NODE_ENV });
