import { mount } from 'svelte';
import { TallyCounter } from 'tally-counter';
import 'tally-counter/style.css';

mount(TallyCounter, {
  target: document.querySelector('#root'),
  props: { step: 2 },
});
