import { report } from 'report';

console.log(report('src/app.ts'));
