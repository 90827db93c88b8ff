import { StepCounter } from 'step-counter';
import { h } from 'vue';

h(StepCounter, { step: 2 });
h(StepCounter, { step: 'two' });
