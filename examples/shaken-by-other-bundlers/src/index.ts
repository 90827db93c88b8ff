function createCache(name: string) {
  const cache = new Map<string, unknown>();
  cache.set('name', name);
  return cache;
}

export const area = (radius: number) => Math.PI * radius ** 2;

// Not used by the app:
export const describe = () => 'unused function';
export const unit = { name: 'unused constant' };
export const cache = createCache('unused call');
export const pureCache = /* @__PURE__ */ createCache('unused pure call');

/* @__NO_SIDE_EFFECTS__ */
export function join(...names: string[]) {
  return names.join();
}
