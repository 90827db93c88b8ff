import { readFileSync } from 'node:fs';

export function readTemplate(name: string): string {
  return readFileSync(new URL(`./${name}.txt`, import.meta.url), 'utf8');
}
