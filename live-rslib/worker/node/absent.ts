/**
 * A module, function, or class that browsers have no counterpart of. Tools may import
 * it; only calling it fails, and names what is missing.
 */
export function absent(name: string): unknown {
  const fail = () => {
    throw new Error(`${name} doesn't exist in a browser.`);
  };
  // A function, so that tools can extend it as a class.
  return new Proxy(function () {}, {
    get: (target, key): unknown => {
      if (key === 'prototype') return target.prototype;
      if (key === Symbol.toPrimitive) return () => name;
      // Neither an ECMAScript module nor a promise.
      if (typeof key === 'symbol' || key === '__esModule' || key === 'then') {
        return undefined;
      }
      return absent(`${name}.${key}`);
    },
    apply: fail,
    construct: fail,
  });
}
