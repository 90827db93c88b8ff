import type { DefineComponent } from 'vue';
import component from './StepCounter.vue';

export interface StepCounterProps {
  pace?: string;
}

export const StepCounter: DefineComponent<StepCounterProps> = component;
