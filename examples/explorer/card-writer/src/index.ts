import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fill, type Card } from './fill';

const templates = join(import.meta.dirname, '../templates');

/** Fills in a template from the templates folder. */
export function writeCard(card: Card, template = 'plain'): string {
  return fill(readFileSync(join(templates, `${template}.txt`), 'utf8'), card);
}

export { fill, type Card };
