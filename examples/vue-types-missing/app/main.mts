import { StepCounter } from 'step-counter';

console.log(StepCounter);
