import { mount } from 'svelte';
import { TallyCounter } from 'tally-counter';

mount(TallyCounter, {
  target: document.querySelector('#root'),
  props: { step: 2 },
});
