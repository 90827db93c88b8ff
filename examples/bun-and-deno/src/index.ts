import { readFileSync } from 'node:fs';
import path from 'node:path';

export function readName(directory: string): string {
  const file = path.join(directory, 'package.json');
  return JSON.parse(readFileSync(file, 'utf8')).name;
}
