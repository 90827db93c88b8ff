import { add } from './add.wasm';

export const sum = (values: number[]) => values.reduce((a, b) => add(a, b), 0);
