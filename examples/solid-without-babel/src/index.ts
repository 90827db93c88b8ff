export { DiceRoll } from './DiceRoll';
