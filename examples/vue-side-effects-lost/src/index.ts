export { default as StepLabel } from './StepLabel.vue';
export { default as StepTitle } from './StepTitle.vue';
