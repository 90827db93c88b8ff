export interface Card {
  to: string;
  text: string;
}

/** Puts a card into a template. */
export function fill(template: string, { to, text }: Card): string {
  return template.replace('{to}', to).replace('{text}', text);
}
