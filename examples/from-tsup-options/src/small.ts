declare const log: (value: unknown) => number;

class Counter {}
const unused = log('unused');

export const facts = () => ({
  className: new Counter().constructor.name,
  mode: '汉字'.length,
});
