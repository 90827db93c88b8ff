import { clock } from 'clock';

console.log('import:', clock(754));
