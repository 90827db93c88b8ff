import { loadAdd } from 'adder';

const add = await loadAdd();
document.body.textContent = add(1, 2);
