import { badge } from 'shapes';

document.body.innerHTML = badge();
