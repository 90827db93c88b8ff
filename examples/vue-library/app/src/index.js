import { StepCounter } from 'step-counter';
import 'step-counter/style.css';
import { createApp } from 'vue';

createApp(StepCounter, { step: 2 }).mount('#root');
