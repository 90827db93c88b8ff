import { writeFileSync } from 'node:fs';

writeFileSync('.env', 'PUBLIC_API=https://api.example.com\n');
