import { loadMitt } from 'event-log/web';

try {
  loadMitt();
} catch (error) {
  console.log(String(error));
}
