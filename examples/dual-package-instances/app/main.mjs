import { createRequire } from 'node:module';
import { Visitor, visitors } from 'visits';

const required = createRequire(import.meta.url)('visits');

visitors.push(new Visitor());
console.log('imported:', visitors.length, new Visitor() instanceof Visitor);
console.log('required:', required.visitors.length, new required.Visitor() instanceof Visitor);
