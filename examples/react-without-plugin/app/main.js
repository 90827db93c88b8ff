import { Badge } from 'badge';

try {
  Badge({ count: 1 });
} catch (error) {
  console.log(String(error));
}
