import { sum } from 'adder';

document.body.textContent = sum([1, 2, 3]);
