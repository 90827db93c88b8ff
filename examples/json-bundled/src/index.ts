import { capital } from './france.json';

export const describe = () => `The capital is ${capital}.`;
