export function loadPlugin(name: string): unknown {
  return require(name);
}

console.log(typeof loadPlugin('node:fs'));
