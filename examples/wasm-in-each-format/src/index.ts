import { add } from './add.wasm';
import { add as plus } from './more/plus.wasm';

export const sum = (a: number, b: number) => add(plus(a, b), 0);
