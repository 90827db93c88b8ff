import { DiceRoll } from './dist/index.js';

try {
  DiceRoll({ sides: 20 });
} catch (error) {
  console.log(`${error}`);
}
