function createCache(name: string) {
  const cache = new Map<string, unknown>();
  cache.set('name', name);
  return cache;
}

export const cache = /* @__PURE__ */ createCache('shapes-cache');
