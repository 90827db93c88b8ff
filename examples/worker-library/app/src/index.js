import { sum } from 'sum-worker';

document.body.textContent = await sum([1, 2, 3]);
