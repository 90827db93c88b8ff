import { logoUrl } from 'icons';

console.log(logoUrl);
