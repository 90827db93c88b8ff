import { StepLabel } from 'step-counter';

console.log(StepLabel);
