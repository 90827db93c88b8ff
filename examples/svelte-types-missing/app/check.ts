import { TallyCounter } from 'tally-counter';

console.log(TallyCounter);
