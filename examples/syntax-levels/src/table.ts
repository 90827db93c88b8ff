declare const wait: () => Promise<number>;
declare const many: AsyncIterable<number>;
export const sum = (a: number, b: number) => a + b;
export class Point {
  x = 1;
  #y = 2;
  static z: number;
  static {
    Point.z = 3;
  }
  y() {
    return this.#y;
  }
}
export let text = `a ${sum(1, 2)}`;
export const [first, ...rest] = [...text];
export function* numbers() {
  yield 1;
}
export const square = (x: number) => x ** 2;
export async function later() {
  return wait();
}
export const copy = (o: object) => ({ ...o, a: 1 });
export async function each() {
  for await (const one of many) console.log(one);
}
export const year = /(?<year>\d{4})/;
export function safe() {
  try {
    wait();
  } catch {
    return 0;
  }
}
export const tab = (s: any) => s?.tab ?? 2;
export const fill = (s: any) => (s.tab ??= 2);
