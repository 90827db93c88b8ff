import logo from './logo.svg';

export const logoUrl = logo;

export const production = process.env.NODE_ENV === 'production';

export function check(value: number) {
  console.log(1);
  console.info(2);
  console.warn(3);
  console.error(4);
  console.debug(5);
  console.trace(6);
  console.table([7]);
  console.dir(8);
  return value;
}
