import { render } from 'svelte/server';
import { TallyCounter } from 'tally-counter';

const { body } = render(TallyCounter, { props: { step: 2 } });
console.log(body);
