export { DiceRoll, type DiceRollProps } from './DiceRoll';
