import '../dist/index.css';
import { events, toFahrenheit } from '../dist/index.js';

events.on('measured', celsius => {
  document.title = toFahrenheit(celsius);
});
