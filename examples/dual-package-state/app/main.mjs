import { createRequire } from 'node:module';
import { visit } from 'visits';

const require = createRequire(import.meta.url);
console.log(visit(), visit(), require('visits').visit());
