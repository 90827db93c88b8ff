import { isCapital } from 'countries';

console.log(isCapital('Paris'));
