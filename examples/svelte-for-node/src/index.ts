import type { Component } from 'svelte';
import component from './TallyCounter.svelte';

export interface TallyCounterProps {
  pace?: string;
}

export const TallyCounter: Component<TallyCounterProps> = component;
