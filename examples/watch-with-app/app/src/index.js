import { greet } from 'greeting';

document.body.textContent = greet('Ada');
