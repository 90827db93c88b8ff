const unit: unique symbol = Symbol('unit');

interface Circle {
  [unit]: string;
}

export const circle: Circle = { [unit]: 'cm' };
