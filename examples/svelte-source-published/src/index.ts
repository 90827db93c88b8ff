import type { Component } from 'svelte';
import component from './TallyCounter.svelte';

export interface TallyCounterProps {
  step?: number;
}

export const TallyCounter: Component<TallyCounterProps> = component;
