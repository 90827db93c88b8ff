import { templateFolder } from 'templates';

console.log(templateFolder);
