import { copyFileSync, mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';

// Node.js gets another build of Solid, which doesn't track signals.
const { resolve } = createRequire(import.meta.url);
mkdirSync('copies', { recursive: true });
for (const name of ['one', 'two']) {
  copyFileSync(resolve('solid-js/dist/solid.js'), `copies/${name}.js`);
}
const one = await import('./copies/one.js');
const two = await import('./copies/two.js');

for (const [name, { createEffect, createRoot }] of Object.entries({ one, two })) {
  const [sides, setSides] = one.createSignal(6);
  const seen = [];
  createRoot(() => createEffect(() => seen.push(sides())));
  setSides(20);
  console.log(`a signal of one, an effect of ${name}:`, seen);
}

const whole = props => () => props.sides;
const taken = ({ sides }) => () => sides;
for (const component of [whole, taken]) {
  const [sides, setSides] = one.createSignal(6);
  const seen = [];
  one.createRoot(() => {
    const text = one.createComponent(component, { get sides() { return sides(); } });
    one.createEffect(() => seen.push(text()));
  });
  setSides(20);
  console.log(`${component}`, seen);
}
