import { capital } from './src/france.json' with { type: 'json' };

console.log(capital);
