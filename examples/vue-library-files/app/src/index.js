import { StepCounter } from 'step-counter';
import { createApp } from 'vue';

createApp(StepCounter, { step: 2 }).mount('#root');
