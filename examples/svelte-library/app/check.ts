import { mount } from 'svelte';
import { TallyCounter } from 'tally-counter';

const target = document.body;
mount(TallyCounter, { target, props: { step: 2 } });
mount(TallyCounter, { target, props: { step: 'two' } });
