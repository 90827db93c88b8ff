import { DiceRoll } from 'dice-roll';
import { renderToString } from 'solid-js/web';

console.log(renderToString(() => DiceRoll({ sides: 20 })));
