import { createSignal } from 'solid-js';
import styles from './DiceRoll.module.css';

export interface DiceRollProps {
  sides?: number;
}

export function DiceRoll(props: DiceRollProps) {
  const [rolled, setRolled] = createSignal(1);
  const roll = () => {
    setRolled(1 + Math.floor(Math.random() * (props.sides ?? 6)));
  };
  return (
    <button type="button" class={styles.dice} onClick={roll}>
      {rolled()}
    </button>
  );
}
