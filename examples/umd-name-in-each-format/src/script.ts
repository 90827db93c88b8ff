Object.assign(globalThis, { assigned: 212 });
