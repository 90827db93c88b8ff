function createCache(name: string) {
  const cache = new Map<string, unknown>();
  cache.set('name', name);
  return cache;
}

export const cache = createCache('shapes-cache');
