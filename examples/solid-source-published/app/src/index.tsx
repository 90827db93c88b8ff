import { DiceRoll } from 'dice-roll';
import { render } from 'solid-js/web';

const root = document.querySelector('#root');
if (root) render(() => <DiceRoll sides={20} />, root);
