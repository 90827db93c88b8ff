// Without a build: package.json points to the source.
import { greeting } from 'status-badge';

console.log(greeting);
