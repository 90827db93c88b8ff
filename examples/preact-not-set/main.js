import { Badge } from './dist/index.js';

try {
  Badge({ count: 3 });
} catch (error) {
  console.log(`${error}`);
}
