import { add } from './add.wasm';
import { step } from './step';

export class Counter {
  static step = step;
  folder = __dirname;
  next = (value: number) => add(value, Counter.step);
}
