Object.assign(globalThis, { address: import.meta.url });
