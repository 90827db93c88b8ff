export const Counter = class {
  private count = 0;
  next(): number { return ++this.count; }
};
