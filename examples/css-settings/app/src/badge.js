import { badge } from 'ui-kit';

document.body.innerHTML = badge();
