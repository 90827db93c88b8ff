import { name as first } from 'visits/import-first';
import { name as last } from 'visits/import-last';

console.log('import first:', first);
console.log('import last:', last);
