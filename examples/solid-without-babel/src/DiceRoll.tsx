export const DiceRoll = (props: { sides: number }) => <b>{props.sides}</b>;
