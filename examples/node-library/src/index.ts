import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const templates = join(import.meta.dirname, '../../templates');

export interface Card {
  to: string;
  text: string;
}

/** Fills the template of that name, a file in the folder templates. */
export function writeCard(card: Card, template = 'plain'): string {
  return readFileSync(join(templates, `${template}.txt`), 'utf8')
    .replace('{to}', card.to)
    .replace('{text}', card.text);
}
