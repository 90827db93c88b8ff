import { area } from 'shapes';

document.body.textContent = area(2);
