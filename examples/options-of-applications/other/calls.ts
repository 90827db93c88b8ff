export function count(value: number) {
  console.log(value);
  console.count();
  console['count']();
  globalThis.console.log(value);
  return value;
}
