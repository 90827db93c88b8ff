import { capital } from 'countries';

console.log(capital);
