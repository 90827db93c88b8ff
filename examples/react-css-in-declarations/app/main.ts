import { Badge } from 'badge';

console.log(Badge);
