export { Tally } from './tally.svelte.js';
