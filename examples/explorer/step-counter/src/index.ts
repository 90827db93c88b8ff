import type { DefineComponent } from 'vue';
import component from './StepCounter.vue';

export interface StepCounterProps {
  step?: number;
}

export const StepCounter: DefineComponent<StepCounterProps> = component;
