export { default as TallyCounter } from './TallyCounter.svelte';
